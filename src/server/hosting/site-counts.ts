/** What was answered to visitors of a site since it was last taken. */
export interface SiteCount {
  /** Pages that somebody asked for and was shown. */
  views: number;
  /** Bytes of the bodies that went out. */
  bytes: number;
}

/** A count with the site that it is of. */
export interface CountedSite extends SiteCount {
  readonly site: number;
}

/** What is counted in memory: an addition a request, and nothing about who asked. */
export interface SiteCounts {
  /** The count of a site, to add to. */
  of(site: number): SiteCount;
  /** Adds what another process counted. */
  add(counted: readonly CountedSite[]): void;
  /** Takes what was counted, so that it begins anew. Sites that aren't shown any more are forgotten. */
  take(isShown: (site: number) => boolean): CountedSite[];
}

export function createSiteCounts(): SiteCounts {
  const counts = new Map<number, SiteCount>();

  function of(site: number): SiteCount {
    const known = counts.get(site);
    if (known) return known;
    const count = { views: 0, bytes: 0 };
    counts.set(site, count);
    return count;
  }

  return {
    of,
    add(counted) {
      for (const { site, views, bytes } of counted) {
        const count = of(site);
        count.views += views;
        count.bytes += bytes;
      }
    },
    take(isShown) {
      const taken: CountedSite[] = [];
      for (const [site, count] of counts) {
        if (count.views > 0 || count.bytes > 0) taken.push({ site, ...count });
        count.views = 0;
        count.bytes = 0;
        if (!isShown(site)) counts.delete(site);
      }
      return taken;
    },
  };
}
