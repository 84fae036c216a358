import type { Fault } from "../fault.ts";
import { changingCalls, killingSweep } from "../killing-sweep.ts";
import type { People } from "../people.ts";

async function work(people: People): Promise<void> {
  await people.save();
  await people.publish();
}

export const publishing: Fault = {
  id: "F2",
  what: "kill -9 at every rename, sync, open and write of a publication",
  holds: ["I1", "I2", "I8"],
  needs: ["strace"],
  sweep: (wanted, tell) =>
    killingSweep(wanted, { sweep: { work, calls: changingCalls[wanted.on] }, tell }),
};
