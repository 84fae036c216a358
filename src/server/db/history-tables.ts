import type { Generated } from "kysely";

/** Revisions at which the whole site can be read back: from `records` and `recordSnapshots` together. */
export interface HistoryMarksTable {
  siteId: number;
  revision: number;
  createdAt: number;
}

/** Records as they were before something newer took their place, where a mark needs them. */
export interface RecordSnapshotsTable {
  siteId: number;
  key: string;
  /** The revision that wrote it. */
  revision: number;
  /** JSON of the record. */
  body: string;
}

/** What somebody called the site as it was after a revision. */
export interface VersionNamesTable {
  siteId: number;
  revision: number;
  name: string;
  authorId: string;
  createdAt: number;
}

/** What was done to what visitors see of a site, beside its document; never changed. */
export interface TimelineEventsTable {
  id: Generated<number>;
  siteId: number;
  /** The site's last one when it happened. */
  revision: number;
  createdAt: number;
  /** One of `timelineDeeds`. */
  what: string;
  /** A page's id, or "" for the whole site. */
  page: string;
  /** The account that did or planned it; "": an operator. */
  authorId: string;
  /** JSON: what else is told of it. */
  details: string;
}
