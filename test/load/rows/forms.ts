import { isTaken } from "../../faults/ask.ts";
import { makeLoadGround } from "../load-ground.ts";
import { failures, inWords } from "../figures.ts";
import type { LoadRow } from "../row.ts";
import { fire } from "../shots.ts";

const perSecond = 100;

export const forms: LoadRow = {
  name: "forms",
  what: `${perSecond} forms a second`,
  budget: "every success is exactly one row",
  async run(wanted) {
    const ground = await makeLoadGround(wanted);
    try {
      const shots = await fire({ perSecond, seconds: wanted.seconds }, async () =>
        isTaken(await ground.people.form()),
      );
      const rows = await ground.rows("select email from submissions");
      const senders = new Set(rows.map(({ email }) => email)).size;
      const taken = shots.length - failures(shots);
      return {
        value: `${inWords(shots)}; ${rows.length} rows of ${senders} senders`,
        isMet: taken === shots.length && rows.length === taken && senders === taken,
        series: [{ name: "forms", shots }],
      };
    } finally {
      await ground.remove();
    }
  },
};
