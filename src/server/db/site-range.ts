/** Sites by their ids: the first and the last of them, whether each is there or not. */
export interface SiteRange {
  readonly from: number;
  readonly to: number;
}

export function oneSite(siteId: number): SiteRange {
  return { from: siteId, to: siteId };
}
