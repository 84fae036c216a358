import { trySmallDisk } from "../../small-disk.ts";
import type { Fault, Wanted } from "../fault.ts";
import { type Ground, makeGround } from "../ground.ts";
import { comeBack } from "../killing-sweep.ts";
import { comesToHold } from "../look-again.ts";
import type { People } from "../people.ts";

type Action = "save" | "form" | "consent" | "upload" | "publish";

const actions: Record<Wanted["on"], readonly Action[]> = {
  sqlite: ["save", "form", "consent", "upload", "publish"],
  postgres: ["upload", "publish"],
};

/** The journal has room for some more, and then for none. */
const mostTries = 300;

/** Does something until it is refused; answers with which status. */
async function refusal(people: People, action: Action): Promise<number> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (action === "publish") await people.save();
    const { status } = await people[action]();
    if (status >= 400) return status;
  }
  return 200;
}

/** Nothing is taken that can't be kept; pages go on; it heals by itself. */
async function fillDuring(
  { people }: Ground,
  {
    action,
    fill,
    empty,
  }: { action: Action; fill: () => Promise<void>; empty: () => Promise<void> },
): Promise<string[]> {
  const broken: string[] = [];
  await fill();
  const status = await refusal(people, action);
  if (status !== 507) broken.push(`${action} was answered ${status}`);
  const page = await people.visit("/");
  if (page.status !== 200) broken.push(`the page was answered ${page.status}`);
  await empty();
  const isWell = await comesToHold(async () => (await people[action]()).status < 300);
  if (!isWell) broken.push(`${action} didn’t heal`);
  return broken;
}

export const fullDisk: Fault = {
  id: "F8",
  what: "the disk is full",
  holds: ["I1", "I7", "I8"],
  needs: ["mount"],
  async sweep(wanted, tell) {
    const disk = trySmallDisk();
    if (disk === undefined) throw new Error("no disk could be mounted");
    try {
      const ground = await makeGround(wanted, { home: disk.folder });
      try {
        for (const action of actions[wanted.on]) {
          const broken = await fillDuring(ground, { action, ...disk });
          await ground.server().kill();
          const point = await comeBack(ground, action);
          tell({ ...point, broken: [...broken, ...point.broken] });
        }
      } finally {
        await ground.remove();
      }
    } finally {
      await disk.remove();
    }
  },
};
