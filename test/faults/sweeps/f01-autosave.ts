import type { Fault } from "../fault.ts";
import { changingCalls, killingSweep } from "../killing-sweep.ts";
import type { People } from "../people.ts";

/** An owner types, and visitors send what they have, all one after the other. */
async function work(people: People): Promise<void> {
  for (const one of [people.save, people.form, people.save, people.consent, people.save])
    await one();
}

export const autosave: Fault = {
  id: "F1",
  what: "kill -9 at the n-th write while people save and send",
  holds: ["I1", "I5", "I8"],
  needs: ["strace"],
  sweep: (wanted, tell) =>
    killingSweep(wanted, { sweep: { work, calls: changingCalls[wanted.on] }, tell }),
};
