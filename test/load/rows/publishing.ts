import { isTaken } from "../../faults/ask.ts";
import { failures, inWords, quantile } from "../figures.ts";
import { makeLargeGround } from "../large-ground.ts";
import type { LoadRow } from "../row.ts";
import type { Shot } from "../shots.ts";

const pages = 50;
const times = 20;
const limit = 1_000;

export const publishing: LoadRow = {
  name: "publishing",
  what: `a publication of ${pages} pages, all of them changed`,
  budget: "p95 ≤ 1 s",
  limit,
  async run(wanted) {
    const ground = await makeLargeGround(wanted, pages);
    const { people } = ground;
    try {
      const began = performance.now();
      const shots: Shot[] = [];
      for (let time = 0; time < times; time += 1) {
        await people.save();
        const due = performance.now();
        const isGood = isTaken(await people.publish());
        shots.push({ due: due - began, took: performance.now() - due, isGood });
      }
      return {
        value: inWords(shots),
        isMet: failures(shots) === 0 && quantile(shots, 0.95) <= limit,
        series: [{ name: "publications", shots }],
      };
    } finally {
      await ground.remove();
    }
  },
};
