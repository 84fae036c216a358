/** Adds a file to the archive. */
export type AddFile = (
  name: string,
  body: AsyncIterable<Buffer> | Iterable<Buffer>,
  bytes: number,
) => Promise<void>;

/** The database in a backup, as it was at one moment. */
export interface CopiedDatabase {
  readonly dialect: "sqlite" | "postgres";
  /** The names of the steps of the schema that had been done. */
  readonly migrations: string[];
  /** The stored files that its rows name, where nothing could make them again, once each. */
  readonly needed: string[];
  /** Those that were noted and may not have been stored yet. */
  readonly noted: string[];
}
