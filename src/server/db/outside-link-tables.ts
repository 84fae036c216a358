/** What was heard of addresses that a site links to, by the hash of the address. */
export interface OutsideLinksTable {
  siteId: number;
  addressHash: string;
  outcome: string;
  /** Of an address where nothing is; 0: its host's name leads nowhere. */
  status: number | null;
  /** Where it leads for good. */
  leadsTo: string | null;
  askedAt: number;
}
