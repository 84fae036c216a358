import type { TarWriter } from "./tar-writer.ts";

/** A stored file on its way into a backup. */
export interface StoredFile {
  readonly hash: string;
  readonly bytes: number;
  body(): AsyncIterable<Buffer>;
}

/** Where a backup is being written to. It isn't called what it will be before `finish`. */
export interface BackupTarget {
  /** Where it will be. */
  readonly path: string;
  /** Whether stored files go into the archive or beside it. */
  readonly where: "inside" | "beside";
  readonly archive: TarWriter;
  /** Stored files that an earlier try left there, with their sizes: they are part of the backup. */
  readonly resumed: ReadonlyMap<string, number>;
  /** Keeps a stored file; false where its bytes are not what its hash says. */
  keep(file: StoredFile): Promise<boolean>;
  /** Makes it whole, durably. @throws StartError where something has come to its place meanwhile */
  finish(): Promise<void>;
  close(): Promise<void>;
}
