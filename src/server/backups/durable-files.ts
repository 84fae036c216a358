import { type FileHandle, link, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { StartError } from "../start-error.ts";
import { isThere } from "../storage/file-errors.ts";
import { syncFolder } from "../storage/sync-folder.ts";

/** The sentence for a place that is taken. */
export function taken(path: string): StartError {
  return new StartError(`${path} exists already and isn’t overwritten: choose another name.`);
}

/** Has a file looked at before it gets its name; one that isn't right goes, so that nobody takes it for whole. */
export async function checkUnnamed(
  path: string,
  check: (path: string) => Promise<void>,
): Promise<void> {
  try {
    await check(path);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Gives a file its name durably, and never one that something has. @throws StartError */
export async function nameOnce(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
    await rm(from);
  } catch (error) {
    if (isThere(error)) throw taken(to);
    // some file systems know no second names
    await rename(from, to);
  }
  await syncFolder(dirname(to));
}

/** Writes all pieces to a new file that only its owner may read, durably. */
export async function writeFileDurably(
  path: string,
  body: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    for await (const piece of body) await writeWhole(file, piece);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function writeWhole(file: FileHandle, piece: Buffer): Promise<void> {
  let done = 0;
  while (done < piece.length) done += (await file.write(piece, done)).bytesWritten;
}
