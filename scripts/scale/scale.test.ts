import { expect, test } from "vitest";
import { cacheHits } from "./cache-hits.ts";
import { loadOfShards, placeSites } from "./placement.ts";
import { type Assumed, planFor } from "./plan.ts";
import { plot } from "./plot.ts";
import { popularity } from "./popularity.ts";

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const shares = popularity(2_000, 1);

test("SCALE-01: views are divided among sites, and sites among shards, without any being lost", () => {
  expect(sum(shares)).toBeCloseTo(1);
  expect((shares[0] ?? 0) / (shares[9] ?? 0)).toBeCloseTo(10);
  const placed = placeSites(2_000, { shards: 8, seed: 1 });
  const loads = loadOfShards(placed, { shares, shards: 8 });
  expect(sum(loads)).toBeCloseTo(1);
  expect(placed).toEqual(placeSites(2_000, { shards: 8, seed: 1 }));
  expect(placed).not.toEqual(placeSites(2_000, { shards: 8, seed: 2 }));
  for (let shard = 0; shard < 8; shard += 1) {
    const own = placed.filter((one) => one === shard).length;
    expect(Math.abs(own - 250)).toBeLessThan(75);
  }
});

test("SCALE-01: a shard that is added takes its part, and no site moves between the others", () => {
  const before = placeSites(2_000, { shards: 8, seed: 1 });
  const moved = placeSites(2_000, { shards: 9, seed: 1 }).filter((one, at) => one !== before[at]);
  expect(new Set(moved)).toEqual(new Set([8]));
  expect(Math.abs(moved.length - 2_000 / 9)).toBeLessThan(75);
});

/** A cache that is used for real, with views drawn by a generator of its own. */
function hitsOfRealCache(fits: number): number {
  let state = 7;
  const random = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  const cache = new Set<number>();
  const views = 60_000;
  let hits = 0;
  for (let view = 0; view < views; view += 1) {
    let [left, site] = [random(), 0];
    while (site < shares.length - 1 && left > (shares[site] ?? 0)) left -= shares[site++] ?? 0;
    if (cache.delete(site)) hits += 1;
    cache.add(site);
    const [oldest = 0] = cache;
    if (cache.size > fits) cache.delete(oldest);
  }
  return hits / views;
}

test("SCALE-02: the formula of the cache says what a cache does", () => {
  for (const fits of [20, 200, 1_000])
    expect(cacheHits(shares, { fits, releases: 0 })).toBeCloseTo(hitsOfRealCache(fits), 1);
  expect(cacheHits(shares, { fits: 2_000, releases: 0 })).toBeCloseTo(1);
  expect(cacheHits(shares, { fits: 0, releases: 0 })).toBeCloseTo(0);
  const released = cacheHits(shares, { fits: 2_000, releases: 1e-4 });
  expect(released).toBeLessThan(1);
  expect(released).toBeGreaterThan(cacheHits(shares, { fits: 2_000, releases: 1e-3 }));
});

const assumed: Assumed = {
  viewsADay: 864,
  peak: 2,
  exponent: 1,
  sitesOfShard: 100,
  viewsOfProcess: 10,
  processesOfShard: 2,
  seed: 1,
};

test("SCALE-01: a plan has as many shards as sites take, and one more at n + 1", () => {
  expect(planFor(100, assumed)).toMatchObject({ shards: 1, processes: 2, views: 2 });
  expect(planFor(100, { ...assumed, viewsOfProcess: 1 }).processes).toBe(3);
  expect(planFor(100, { ...assumed, viewsOfProcess: 0.99 }).processes).toBe(4);
  expect(planFor(101, assumed).shards).toBe(2);
});

test("SCALE-02: plots have numbers only", () => {
  const lines = [{ name: "hits", points: [[0, 0] as const, [1, 0.9] as const] }];
  expect(plot("A cache", { across: "size", lines })).not.toMatch(/NaN|Infinity|undefined|style="/);
});
