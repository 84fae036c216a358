import { isTaken } from "../ask.ts";
import { audit } from "../audit.ts";
import type { Fault, Point } from "../fault.ts";
import { type Ground, makeGround } from "../ground.ts";
import { inject } from "../inject.ts";
import { comeBack } from "../killing-sweep.ts";
import { acknowledged } from "../ledger.ts";

/** What is done to calls for files, as strace names it. */
const faults = [
  { name: "each call takes 100 ms", what: "delay_enter=100000", isTaken: true },
  { name: "each answer comes 100 ms late", what: "delay_exit=100000", isTaken: true },
  { name: "every third call fails", what: "error=EIO:when=3+3", isTaken: false },
  { name: "every call fails", what: "error=EIO", isTaken: false },
] as const;

/** Calls by which storage writes and names files; the database has none of them but the last two. */
const calls = ["rename", "mkdir", "fsync", "fdatasync"];

const actions = ["upload", "save", "publish", "form"] as const;

/** Slowness refuses nobody; a failure is told as such; a second try has one effect; pages are whole meanwhile. */
async function during(ground: Ground, fault: (typeof faults)[number]): Promise<Point> {
  const { people } = ground;
  const broken: string[] = [];
  await people.save();
  const injected = await inject(ground.server().pid, { calls, what: fault.what });
  for (const action of actions) {
    const reply = await people[action]();
    if (!isTaken(reply) && (fault.isTaken || reply.status < 500))
      broken.push(`${action} was answered ${reply.status}`);
    const page = await people.visit("/");
    if (page.status !== 200) broken.push(`the page was answered ${page.status}`);
  }
  await injected.stop();
  await injected.counts();
  for (const action of actions) {
    const { status } = await people[action]();
    if (status >= 300) broken.push(`${action}, tried again, was answered ${status}`);
  }
  const found = await audit(ground);
  const count = acknowledged(people.ledger);
  const all = [...broken, ...found.broken];
  return { name: fault.name, acknowledged: count, lost: found.lost, broken: all };
}

export const slowStorage: Fault = {
  id: "F10",
  what: "the storage is slow or fails, also after it has done its work",
  holds: ["I1", "I2", "I5", "I7"],
  needs: ["strace"],
  async sweep(wanted, tell) {
    const ground = await makeGround(wanted);
    try {
      for (const fault of faults) {
        tell(await during(ground, fault));
        await ground.server().kill();
        tell(await comeBack(ground, `start after “${fault.name}”`));
      }
    } finally {
      await ground.remove();
    }
  },
};
