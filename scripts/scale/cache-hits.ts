interface CacheOptions {
  /** Sites of equal size that fit. */
  readonly fits: number;
  /** Releases of a site for each view of all sites: what was copied of it is of no use then. */
  readonly releases: number;
}

/** The chance that a site is in the cache when it is viewed, where what isn't viewed for a time has gone. */
function chance(rate: number, { time, releases }: { time: number; releases: number }): number {
  const both = rate + releases;
  return (rate / both) * (1 - Math.exp(-both * time));
}

/** The time after which a site that isn't viewed has gone from a cache of this size (Che's approximation of LRU). */
function timeOf(shares: readonly number[], { fits, releases }: CacheOptions): number {
  let [low, high] = [0, 1];
  const filled = (time: number) =>
    shares.reduce((sum, rate) => sum + chance(rate, { time, releases }), 0);
  const most = shares.reduce((sum, rate) => sum + rate / (rate + releases), 0);
  if (fits >= most) return Infinity;
  while (filled(high) < fits) high *= 2;
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (filled(middle) < fits) low = middle;
    else high = middle;
  }
  return high;
}

/** What part of all views a cache answers that drops what wasn't used for longest. */
export function cacheHits(shares: readonly number[], options: CacheOptions): number {
  const time = timeOf(shares, options);
  const { releases } = options;
  return shares.reduce((sum, rate) => sum + rate * chance(rate, { time, releases }), 0);
}
