/** Files that were sent to a site for its visitors to download. Which of them it has, its document says. */
export interface SentFilesTable {
  siteId: number;
  /** Of the content: under it the bytes are stored. */
  hash: string;
  /** What the content was recognised as. */
  kind: string;
  bytes: number;
  createdAt: number;
}
