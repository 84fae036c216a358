import { loadOfShards, placeSites } from "./placement.ts";
import { popularity } from "./popularity.ts";

/** What a plan is made from. */
export interface Assumed {
  /** Of a site in a day, on average. */
  readonly viewsADay: number;
  /** Views of the busiest second against those of an average one. */
  readonly peak: number;
  readonly exponent: number;
  /** Sites of a shard. */
  readonly sitesOfShard: number;
  /** Views a second that a process is planned with. */
  readonly viewsOfProcess: number;
  /** Processes of a shard, so that one may end. */
  readonly processesOfShard: number;
  readonly seed: number;
}

export interface Plan {
  readonly sites: number;
  readonly shards: number;
  readonly processes: number;
  /** Views in the busiest second: of all, of the busiest shard, and of the site that is seen most. */
  readonly views: number;
  readonly viewsOfBusiest: number;
  readonly viewsOfHottest: number;
}

const secondsADay = 86_400;

/** The shards and processes of so many sites. */
export function planFor(sites: number, assumed: Assumed): Plan {
  const shards = Math.ceil(sites / assumed.sitesOfShard);
  const shares = popularity(sites, assumed.exponent);
  const placed = placeSites(sites, { shards, seed: assumed.seed });
  const loads = loadOfShards(placed, { shares, shards });
  const views = ((sites * assumed.viewsADay) / secondsADay) * assumed.peak;
  const needed = loads.map((load) =>
    Math.max(assumed.processesOfShard, Math.ceil((load * views) / assumed.viewsOfProcess) + 1),
  );
  return {
    sites,
    shards,
    processes: needed.reduce((sum, count) => sum + count, 0),
    views,
    viewsOfBusiest: Math.max(...loads) * views,
    viewsOfHottest: (shares[0] ?? 0) * views,
  };
}
