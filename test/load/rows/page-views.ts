import { setTimeout as wait } from "node:timers/promises";
import { makeLoadGround } from "../load-ground.ts";
import { openCaller } from "../caller.ts";
import { failures, inWords, quantile } from "../figures.ts";
import type { LoadRow } from "../row.ts";
import { fire } from "../shots.ts";

const perSecond = 1_500;
const limit = 100;
const publishEveryMs = 2_000;

/** Publishes a change every two seconds, until it is told to end; answers how many there were. */
async function keepPublishing(
  publish: () => Promise<unknown>,
  signal: AbortSignal,
): Promise<number> {
  let published = 0;
  while (!signal.aborted) {
    const next = performance.now() + publishEveryMs;
    await publish();
    published += 1;
    await wait(Math.max(0, next - performance.now()));
  }
  return published;
}

export const pageViews: LoadRow = {
  name: "page views",
  what: `${perSecond} page views a second while a publication is made every 2 s`,
  budget: `p99 ≤ ${limit} ms, none fails`,
  limit,
  async run(wanted) {
    const ground = await makeLoadGround(wanted);
    const { people, port } = ground;
    const caller = openCaller();
    const ending = new AbortController();
    try {
      const headers = { "accept-encoding": "br" };
      const one = (number: number) => {
        const path = people.paths[number % people.paths.length] ?? "/";
        return caller.ask({ port, host: people.host, path, headers });
      };
      const publishing = keepPublishing(async () => {
        await people.save();
        await people.publish();
      }, ending.signal);
      const shots = await fire({ perSecond, seconds: wanted.seconds }, one);
      ending.abort();
      const published = await publishing;
      return {
        value: `${inWords(shots)}; ${published} publications meanwhile`,
        isMet: failures(shots) === 0 && quantile(shots, 0.99) <= limit,
        series: [{ name: "page views", shots }],
      };
    } finally {
      ending.abort();
      caller.close();
      await ground.remove();
    }
  },
};
