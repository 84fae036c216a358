import type { Generated } from "kysely";

/** Pages that visitors don't see, whatever is published; "" is the whole site. */
export interface UnpublishedTable {
  siteId: number;
  page: string;
  since: number;
}

/** What visitors read while a site as a whole is unpublished. */
export interface ClosedWordsTable {
  siteId: number;
  words: string;
}

/** What is to be published or unpublished at a time. */
export interface PlansTable {
  id: Generated<number>;
  siteId: number;
  /** A page's id, or "" for the whole site. */
  page: string;
  /** `publish` or `unpublish`. */
  action: string;
  /** The local time that was asked for, `YYYY-MM-DDTHH:MM`, and its zone. */
  time: string;
  timeZone: string;
  runAt: number;
  authorId: string;
  /** `problems`, `not-allowed` or `failed`: why it wasn't done; null while it waits. */
  failure: string | null;
}
