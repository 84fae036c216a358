import { audit } from "../audit.ts";
import { isTaken } from "../ask.ts";
import type { Fault, Wanted } from "../fault.ts";
import { makeGround } from "../ground.ts";
import { inject } from "../inject.ts";
import { comeBack } from "../killing-sweep.ts";
import { acknowledged } from "../ledger.ts";
import type { People } from "../people.ts";

type Action = "save" | "form" | "consent" | "upload" | "publish";

const rows: readonly Action[] = ["save", "form", "consent"];

/** What waits for the disk of the server itself: rows in a PostgreSQL wait for that one’s, and files in a store for it. */
function actionsOf({ on, store }: Wanted): Action[] {
  const own = on === "sqlite" ? rows : [];
  // what is shown is named on the server’s own disk
  return [...own, ...(store === "folder" ? (["upload"] as const) : []), "publish"];
}

/** While nothing can be synced, nothing is answered with success, and the site is shown. */
async function failing(people: People, action: Action): Promise<string[]> {
  const reply = await people[action]();
  const page = await people.visit("/");
  const broken: string[] = [];
  if (isTaken(reply)) broken.push(`${action} was answered ${reply.status}`);
  else if (reply.status < 500) broken.push(`${action} was refused with ${reply.status}`);
  if (page.status !== 200) broken.push(`the page was answered ${page.status}`);
  return broken;
}

export const failingSync: Fault = {
  id: "F7",
  what: "no sync of the disk succeeds (EIO)",
  holds: ["I1", "I7", "I8"],
  needs: ["strace"],
  async sweep(wanted, tell) {
    const ground = await makeGround(wanted);
    const { people } = ground;
    try {
      for (const action of actionsOf(wanted)) {
        // there is something new to publish
        await people.save();
        const calls = ["fsync", "fdatasync"];
        const injected = await inject(ground.server().pid, { calls, what: "error=EIO" });
        const broken = await failing(people, action);
        await injected.stop();
        await injected.counts();
        tell({ name: action, acknowledged: acknowledged(people.ledger), lost: [], broken });
        await ground.server().kill();
        tell(await comeBack(ground, `start after ${action}`));
        const { status } = await people[action]();
        const { lost, broken: later } = await audit(ground);
        if (status >= 300) later.push(`${action} was answered ${status}`);
        const name = `${action} afterwards`;
        tell({ name, acknowledged: acknowledged(people.ledger), lost, broken: later });
      }
    } finally {
      await ground.remove();
    }
  },
};
