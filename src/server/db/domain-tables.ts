import type { Generated } from "kysely";

/** The domains of sites: those that lead here, and those that are to. */
export interface DomainsTable {
  id: Generated<number>;
  siteId: number;
  /** In lower case, as DNS has it (punycode). */
  host: string;
  /** What its owner puts into DNS to prove that it is theirs. */
  key: string;
  /** 1: the one that visitors are led to. */
  isPrimary: Generated<number>;
  addedAt: number;
  /** Since when visitors find the site at it: of all rows with this host one has it. */
  servedAt: number | null;
  /** Since when it no longer leads here, after it did. */
  lostAt: number | null;
  /** When DNS was asked last, and what it said: JSON. */
  checkedAt: number | null;
  finding: string | null;
  /** How it answered over HTTPS when it was asked last: JSON. */
  certificate: string | null;
  /** How often in a row it was found not to lead here. */
  misses: Generated<number>;
  nextCheckAt: number | null;
}
