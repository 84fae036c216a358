import type { SeenCall, Fault as StoreFault } from "../../faulty-proxy.ts";
import { isTaken } from "../ask.ts";
import { audit } from "../audit.ts";
import type { Fault, Point, StoreKind } from "../fault.ts";
import { type Ground, makeGround } from "../ground.ts";
import { inject } from "../inject.ts";
import { comeBack } from "../killing-sweep.ts";
import { acknowledged } from "../ledger.ts";
import { comesToHold } from "../look-again.ts";

const actions = ["upload", "save", "publish", "form"] as const;
type Action = (typeof actions)[number];
/** What can’t be done without a store; rows are kept elsewhere. */
const storing: readonly Action[] = ["upload", "publish"];

interface StorageFault {
  readonly name: string;
  /** What may be refused meanwhile; the rest is taken. */
  readonly mayRefuse: readonly Action[];
  /** Begins; what it returns ends it. */
  begin(ground: Ground): Promise<() => Promise<void>>;
}

/** Calls by which storage writes and names files; the database has none of them but the last two. */
const calls = ["rename", "mkdir", "fsync", "fdatasync"];

/** What is done to calls for files, as strace names it. */
function onDisk(name: string, what: string, mayRefuse: readonly Action[]): StorageFault {
  return {
    name,
    mayRefuse,
    async begin(ground) {
      const injected = await inject(ground.server().pid, { calls, what });
      return async () => {
        await injected.stop();
        await injected.counts();
      };
    },
  };
}

/** Which calls of a store it is done to: the first of each, so that a second try goes well, every third, or all. */
type Which = "first" | "third" | "all";

function isHit(which: Which): (call: SeenCall) => boolean {
  const seen = new Set<string>();
  let count = 0;
  return ({ method, target }) => {
    count += 1;
    const call = `${method} ${target}`;
    const isFirst = !seen.has(call);
    seen.add(call);
    return which === "all" || (which === "third" ? count % 3 === 0 : isFirst);
  };
}

function inStore(name: string, fault: StoreFault, which: Which): StorageFault {
  const isFine = which === "first" || fault === "slow" || fault === "late";
  return {
    name,
    mayRefuse: isFine ? [] : storing,
    async begin({ store }) {
      const hits = isHit(which);
      store?.proxy.fail((call) => (hits(call) ? fault : "none"));
      return async () => store?.proxy.fail(() => "none");
    },
  };
}

const faults: Record<StoreKind, readonly StorageFault[]> = {
  folder: [
    onDisk("each call takes 100 ms", "delay_enter=100000", []),
    onDisk("each answer comes 100 ms late", "delay_exit=100000", []),
    onDisk("every third call fails", "error=EIO:when=3+3", actions),
    onDisk("every call fails", "error=EIO", actions),
  ],
  s3: [
    inStore("each call takes 100 ms", "slow", "all"),
    inStore("each answer comes 100 ms late", "late", "all"),
    inStore("each call is answered 500 at first", 500, "first"),
    inStore("each call is answered 503 at first", 503, "first"),
    inStore("each call is carried out, and its first answer lost", "lost-reply", "first"),
    inStore("the first answer to each call is cut", "cut", "first"),
    inStore("every third call hangs", "silent", "third"),
    inStore("every call is answered 503", 503, "all"),
    inStore("every call is answered 507", 507, "all"),
    inStore("every call is carried out, and its answer lost", "lost-reply", "all"),
    inStore("every answer is cut", "cut", "all"),
    inStore("every call hangs", "silent", "all"),
  ],
};

/** Slowness refuses nobody; a failure is told as such; a second try has one effect; pages are whole meanwhile. */
async function during(ground: Ground, fault: StorageFault): Promise<Point> {
  const { people } = ground;
  const broken: string[] = [];
  await people.save();
  const end = await fault.begin(ground);
  for (const action of actions) {
    const reply = await people[action]();
    if (!isTaken(reply) && (!fault.mayRefuse.includes(action) || reply.status < 500))
      broken.push(`${action} was answered ${reply.status}`);
    const page = await people.visit("/");
    if (page.status !== 200) broken.push(`the page was answered ${page.status}`);
  }
  await end();
  // a store that was silent for long is left alone for five seconds more, as Retry-After says
  for (const action of actions)
    if (!(await comesToHold(async () => isTaken(await people[action]()))))
      broken.push(`${action}, tried again, wasn’t taken`);
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
      for (const fault of faults[wanted.store]) {
        tell(await during(ground, fault));
        await ground.server().kill();
        tell(await comeBack(ground, `start after “${fault.name}”`));
      }
    } finally {
      await ground.remove();
    }
  },
};
