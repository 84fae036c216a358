/** A number from 0 to 1 that depends on seed, site and shard alone. */
function score(seed: number, site: number, shard: number): number {
  let value = Math.imul(site + 1, 0x9e3779b1) ^ Math.imul(shard + 1, 0x85ebca6b) ^ seed;
  for (const [shift, factor] of [
    [16, 0x7feb352d],
    [15, 0x846ca68b],
  ] as const)
    value = Math.imul(value ^ (value >>> shift), factor);
  return ((value ^ (value >>> 16)) >>> 0) / 2 ** 32;
}

/**
 * The shard of each site: the one with the highest score. A shard that is added takes sites from all others, and no site
 * moves between those.
 */
export function placeSites(sites: number, { shards, seed }: { shards: number; seed: number }) {
  return Array.from({ length: sites }, (_, site) => {
    let best = 0;
    let most = -1;
    for (let shard = 0; shard < shards; shard += 1) {
      const own = score(seed, site, shard);
      if (own > most) [best, most] = [shard, own];
    }
    return best;
  });
}

/** What part of all views each shard gets. Sums up as the shares of the sites do. */
export function loadOfShards(
  placed: readonly number[],
  { shares, shards }: { shares: readonly number[]; shards: number },
): number[] {
  const loads = Array.from({ length: shards }, () => 0);
  for (const [site, shard] of placed.entries())
    loads[shard] = (loads[shard] ?? 0) + (shares[site] ?? 0);
  return loads;
}
