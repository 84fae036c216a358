import { runnerImport } from "vite";
import type { EditTogether } from "../edit-together.ts";
import type { Fault } from "../fault.ts";
import { makeGround } from "../ground.ts";

const editors = 8;
/** Operations in all, and how many are enough to see something. */
const most = 10_000;
const some = 400;

export const eightEditors: Fault = {
  id: "F14",
  what: "eight editors, operations in any order, some sent twice",
  holds: ["I4", "I5"],
  async sweep(wanted, tell) {
    // the templates are React components, which Node alone can't read
    const { module } = await runnerImport<{ editTogether: EditTogether }>(
      new URL("../edit-together.ts", import.meta.url).pathname,
      { configFile: false, logLevel: "error" },
    );
    const ground = await makeGround(wanted);
    try {
      const operations = wanted.isWhole ? most : some;
      const before = await ground.rows("select count(*) as count from operations");
      const { taken, refused, broken } = await module.editTogether(ground.people, {
        editors,
        operations,
        seed: 1,
      });
      const after = await ground.rows("select count(*) as count from operations");
      const rows = Number(after[0]?.["count"]) - Number(before[0]?.["count"]);
      if (rows !== taken) broken.push(`${rows} operations are in the log for ${taken} answered`);
      const name = `${taken} operations taken, ${refused} refused`;
      tell({ name, acknowledged: taken, lost: [], broken });
    } finally {
      await ground.remove();
    }
  },
};
