import { isTaken, read } from "../../faults/ask.ts";
import { makeLoadGround } from "../load-ground.ts";
import { failures, inWords, quantile } from "../figures.ts";
import type { LoadRow } from "../row.ts";
import { fire } from "../shots.ts";

const editors = 50;
/** Five people work on each. */
const sites = 10;
const limit = 200;

export const savingEditors: LoadRow = {
  name: "editors",
  what: `${editors} editors on ${sites} sites, each saving once a second`,
  budget: `p95 ≤ ${limit} ms, none fails`,
  limit,
  async run(wanted) {
    const ground = await makeLoadGround(wanted);
    const { call } = ground.people;
    try {
      const ids: number[] = [];
      for (let site = 0; site < sites; site += 1) {
        const body = { name: `Site ${site}`, slug: `site-${site}` };
        ids.push((read(await call("sites", { body })) as { id: number }).id);
      }
      const shots = await fire({ perSecond: editors, seconds: wanted.seconds }, async (number) => {
        const id = ids[number % sites];
        const operation = {
          id: `save-${number}`,
          name: "site.rename",
          args: { name: `Name ${number}` },
        };
        return isTaken(await call(`sites/${id}/operations`, { body: { operations: [operation] } }));
      });
      const rows = await ground.rows(
        `select "operationId" from operations where "operationId" like 'save-%'`,
      );
      const taken = shots.length - failures(shots);
      return {
        value: `${inWords(shots)}; ${rows.length} operations in the logs`,
        isMet: taken === shots.length && rows.length === taken && quantile(shots, 0.95) <= limit,
        series: [{ name: "saves", shots }],
      };
    } finally {
      await ground.remove();
    }
  },
};
