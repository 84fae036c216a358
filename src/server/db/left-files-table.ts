/** A stored file of a site that was deleted: the site's row is gone, the file not yet. */
export interface LeftFilesTable {
  siteId: number;
  /** `picture`, `variant`, `manifest`, `index` (of recompressed files) or `content`. */
  kind: string;
  hash: string;
}

/** Stored content that is never removed with a site: it is the server's own, such as the scripts of published pages. */
export interface KeptFilesTable {
  hash: string;
}
