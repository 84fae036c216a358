import type { Generated } from "kysely";

/** Emails that the sites which count for an account caused in a month. */
export interface MonthlyMailTable {
  userId: string;
  /** Months since January of the year 0, in UTC. */
  month: number;
  sent: number;
  /** How many of them asked subscribers to confirm. */
  confirmations: Generated<number>;
}

/** What an account was told of a limit in a month, so that it is told once. */
export interface QuotaNoticesTable {
  userId: string;
  /** What is limited: `mail`, `views` or `allPages`. */
  name: string;
  /** 0: all of the account's sites together. */
  siteId: number;
  month: number;
  /** 1: it is near; 2: it is full. */
  level: number;
  /** The limit as it was then. */
  most: number;
}
