import type { TarWriter } from "./tar-writer.ts";

/** A stored file on its way into a backup. */
export interface StoredFile {
  readonly hash: string;
  readonly bytes: number;
  body(): AsyncIterable<Buffer>;
}

/** Reads a backup that is written to a path and not named yet; throws where it isn't what was written. */
export type CheckBackup = (path: string) => Promise<void>;

/** Where a backup is being written to. It isn't called what it will be before `finish`. */
export interface BackupTarget {
  /** Where it will be, as operators are told it. */
  readonly path: string;
  /** The beginning of names on this machine that nobody else uses meanwhile. */
  readonly scratch: string;
  /** Whether stored files go into the archive or beside it. */
  readonly where: "inside" | "beside";
  readonly archive: TarWriter;
  /** Stored files that an earlier try left there, with their sizes: they are part of the backup. */
  readonly resumed: ReadonlyMap<string, number>;
  /** Keeps a stored file; false where its bytes are not what its hash says. */
  keep(file: StoredFile): Promise<boolean>;
  /** The size of a stored file that an earlier backup kept and that is whole; it is read to know. Undefined where there is none. */
  recall(hash: string): Promise<number | undefined>;
  /**
   * Makes it whole, durably. It gets its name after the check of what was written, and is removed where that throws.
   * @throws StartError where something has come to its place meanwhile
   */
  finish(check: CheckBackup): Promise<void>;
  close(): Promise<void>;
}
