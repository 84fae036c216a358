/** What visitors of a site were shown on a day. */
export interface SiteTrafficTable {
  siteId: number;
  /** Days since 1970, in UTC. */
  day: number;
  /** Pages that were asked for and shown. */
  views: number;
  /** Bytes of bodies that were sent. */
  bytes: number;
}
