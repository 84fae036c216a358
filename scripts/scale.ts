import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { cacheHits } from "./scale/cache-hits.ts";
import { type Assumed, planFor } from "./scale/plan.ts";
import { loadOfShards, placeSites } from "./scale/placement.ts";
import { plot } from "./scale/plot.ts";
import { popularity } from "./scale/popularity.ts";

const { values } = parseArgs({
  options: {
    views: { type: "string", default: "300" },
    seed: { type: "string", default: "1" },
    machine: { type: "string", default: "20" },
  },
});

/** What was measured, and what is taken for granted: docs/scale.md says which is which. */
const assumed: Assumed = {
  viewsADay: Number(values.views),
  peak: 4,
  exponent: 1,
  sitesOfShard: 10_000,
  viewsOfProcess: 1_500,
  processesOfShard: 2,
  seed: Number(values.seed),
};

/** Beside the processes of a shard: its database, the standby and, for both, a balancer that shares their machines. */
const databasesOfShard = 2;
const exponents = [0.8, 1, 1.2];
const parts = Array.from({ length: 21 }, (_, at) => at / 20);
const drawnSites = 10_000;

function drawCache(releasesADay: number): string {
  const releases = releasesADay / (drawnSites * assumed.viewsADay);
  const lines = exponents.map((exponent) => {
    const shares = popularity(drawnSites, exponent);
    const hitsAt = (part: number) => cacheHits(shares, { fits: part * drawnSites, releases });
    return {
      name: `popularity 1/rank^${exponent}`,
      points: parts.map((part) => [part, hitsAt(part)] as const),
    };
  });
  const title = `Views that a cache answers, ${releasesADay} releases of a site a day`;
  return plot(title, { across: "sites that fit, of 10,000", lines });
}

function drawHot(): string {
  const shards = 10;
  const lines = exponents.map((exponent) => {
    const shares = popularity(drawnSites, exponent);
    const placed = placeSites(drawnSites, { shards, seed: assumed.seed });
    const loads = loadOfShards(placed, { shares, shards }).toSorted((a, b) => b - a);
    return {
      name: `popularity 1/rank^${exponent}`,
      points: loads.map((load, at) => [at / (shards - 1), load] as const),
    };
  });
  return plot("Views of each of ten shards", { across: "shards, the busiest first", lines });
}

const folder = path.join("test-results", "scale");
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, "cache-quiet.svg"), drawCache(0.1));
writeFileSync(path.join(folder, "cache-busy.svg"), drawCache(10));
writeFileSync(path.join(folder, "shards.svg"), drawHot());

console.log(
  "sites | shards | processes | views/s at the peak | busiest shard | hottest site | a month",
);
for (const sites of [10_000, 100_000, 1_000_000]) {
  const { shards, processes, ...views } = planFor(sites, assumed);
  const machines = processes + shards * databasesOfShard;
  const figures = [views.views, views.viewsOfBusiest, views.viewsOfHottest].map(Math.round);
  console.log(
    [sites, shards, processes, ...figures, machines * Number(values.machine)].join(" | "),
  );
}
console.log(`plots in ${folder}`);
