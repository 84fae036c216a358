import { readFile, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { lockFile } from "../lock-file.ts";
import { StartError } from "../start-error.ts";
import { syncFolder } from "../storage/sync-folder.ts";

/** What was written to a folder, so that another time only what changed is written, and only what is ours is removed. */
export const recordName = ".vitrine.json";
const freshName = `${recordName}.new`;
const lockName = ".vitrine.lock";

const recordSchema = z.object({
  /** By path, what tells one content from another. */
  files: z.record(z.string(), z.string()),
});
export type Written = z.infer<typeof recordSchema>["files"];

/** @throws StartError where it is damaged */
export function parseRecord(place: string, text: string): Written {
  try {
    return recordSchema.parse(JSON.parse(text)).files;
  } catch (cause) {
    throw new StartError(
      `${place} is damaged, so nothing says which files there may be removed. Empty its folder (of this file too), or name a new one.`,
      { cause },
    );
  }
}

/** What was written there before. @throws StartError where somebody else's files lie in the folder */
export async function readRecord(folder: string): Promise<Written> {
  const place = join(folder, recordName);
  const there = await readdir(folder).catch((): string[] => []);
  if (there.includes(recordName)) return parseRecord(place, await readFile(place, "utf8"));
  if (there.some((name) => name !== freshName && name !== lockName))
    throw new StartError(`${folder} has other files in it. Name an empty folder, or a new one.`);
  return {};
}

/** There is the record before or this one, wherever it is broken off. */
export async function writeRecord(folder: string, files: Written): Promise<void> {
  const fresh = join(folder, freshName);
  await writeFile(fresh, JSON.stringify({ files }), { flush: true });
  await rename(fresh, join(folder, recordName));
  await syncFolder(folder);
}

/** One run at a time writes to a folder: the answer lets the next one begin. @throws StartError */
export function holdFolder(folder: string): () => void {
  return lockFile(
    join(folder, lockName),
    (cause) =>
      new StartError(`${folder} is being written already: run this again when that is done.`, {
        cause,
      }),
    "name another folder",
  );
}
