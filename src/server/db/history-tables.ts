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
