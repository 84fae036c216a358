import { createHash } from "node:crypto";
import { isTaken } from "../../faults/ask.ts";
import type { People } from "../../faults/people.ts";
import { failures, inWords } from "../figures.ts";
import { makeLargeGround, pathsOf } from "../large-ground.ts";
import type { LoadRow } from "../row.ts";
import type { Shot } from "../shots.ts";

const pages = 50;
const times = 10;
const limit = 1_000;

/** All pages as visitors have them, as one hash. */
async function shown(people: People): Promise<string> {
  const hash = createHash("sha256");
  for (const path of pathsOf(pages)) hash.update((await people.visit(path)).body);
  return hash.digest("hex");
}

export const goingBack: LoadRow = {
  name: "going back",
  what: `going back to another release of ${pages} pages`,
  budget: "≤ 1 s, the same bytes",
  limit,
  async run(wanted) {
    const ground = await makeLargeGround(wanted, pages);
    const { people } = ground;
    try {
      const releases: { id: string; bytes: string }[] = [];
      for (let number = 0; number < 2; number += 1) {
        await people.save();
        await people.publish();
        const id = people.ledger.publications.at(-1)?.releaseId ?? "";
        releases.push({ id, bytes: await shown(people) });
      }
      const began = performance.now();
      const shots: Shot[] = [];
      let same = 0;
      for (let time = 0; time < times; time += 1) {
        const { id, bytes } = releases[time % 2] ?? { id: "", bytes: "" };
        const due = performance.now();
        const path = `sites/${people.siteId}/live`;
        const reply = await people.call(path, { method: "PUT", body: { releaseId: id } });
        shots.push({ due: due - began, took: performance.now() - due, isGood: isTaken(reply) });
        if ((await shown(people)) === bytes) same += 1;
      }
      const slowest = Math.max(...shots.map(({ took }) => took));
      return {
        value: `${inWords(shots)}; ${same} of ${times} the same bytes`,
        isMet: failures(shots) === 0 && same === times && slowest <= limit,
        series: [{ name: "going back", shots }],
      };
    } finally {
      await ground.remove();
    }
  },
};
