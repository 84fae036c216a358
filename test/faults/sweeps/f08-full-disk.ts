import { type SmallDisk, trySmallDisk } from "../../small-disk.ts";
import type { Fault, Wanted } from "../fault.ts";
import { type Ground, makeGround } from "../ground.ts";
import { comeBack } from "../killing-sweep.ts";
import { comesToHold } from "../look-again.ts";
import type { People } from "../people.ts";

type Action = "save" | "form" | "consent" | "upload" | "publish";

/** Something that is full: what it is, and what can’t be kept then. */
interface Filling extends Pick<SmallDisk, "fill" | "empty"> {
  readonly name: string;
  readonly actions: readonly Action[];
}

const rows: readonly Action[] = ["save", "form", "consent"];
const files: readonly Action[] = ["upload", "publish"];

function fillings({ on, store }: Wanted, { ground, disk }: Places): Filling[] {
  const own = on === "sqlite" ? rows : [];
  const { fill, empty } = disk;
  const proxy = ground.store?.proxy;
  if (store === "folder" || proxy === undefined)
    return [{ name: "the disk", actions: [...own, ...files], fill, empty }];
  return [
    // what is shown is named on it
    { name: "the disk", actions: [...own, "publish"], fill, empty },
    {
      name: "the store",
      actions: files,
      fill: async () => proxy.fail(({ method }) => (method === "PUT" ? 507 : "none")),
      empty: async () => proxy.fail(() => "none"),
    },
  ];
}

interface Places {
  readonly ground: Ground;
  readonly disk: SmallDisk;
}

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
  { action, fill, empty }: Pick<Filling, "fill" | "empty"> & { readonly action: Action },
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
  what: "the disk is full, or the store",
  holds: ["I1", "I7", "I8"],
  needs: ["mount"],
  async sweep(wanted, tell) {
    const disk = trySmallDisk();
    if (disk === undefined) throw new Error("no disk could be mounted");
    try {
      const ground = await makeGround(wanted, { home: disk.folder });
      try {
        for (const { name, actions, fill, empty } of fillings(wanted, { ground, disk }))
          for (const action of actions) {
            const broken = await fillDuring(ground, { action, fill, empty });
            await ground.server().kill();
            const point = await comeBack(ground, `${action}, ${name}`);
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
