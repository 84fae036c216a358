import { createWriteStream } from "node:fs";
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { inputHash } from "#/publish/content-hash.ts";
import type { LeavingFile } from "../archives/leaving-file.ts";
import { StartError } from "../start-error.ts";

/** What was written to a folder, so that another time only what changed is written, and only what is ours is removed. */
const recordName = ".vitrine.json";
const recordSchema = z.object({
  /** By path, what tells one content from another. */
  files: z.record(z.string(), z.string()),
});
type Written = z.infer<typeof recordSchema>["files"];

export interface WrittenFolder {
  readonly written: number;
  readonly kept: number;
  readonly removed: number;
}

/** What was written there before. @throws StartError where somebody else's files lie in the folder */
async function readRecord(folder: string): Promise<Written> {
  const text = await readFile(join(folder, recordName), "utf8").catch(() => undefined);
  if (text !== undefined) {
    const read = recordSchema.safeParse(JSON.parse(text));
    if (read.success) return read.data.files;
  }
  const there = await readdir(folder).catch(() => []);
  if (there.length > 0)
    throw new StartError(`${folder} has other files in it. Name an empty folder, or a new one.`);
  return {};
}

/** The place of a file, which is in the folder whatever its record says. */
function placeIn(folder: string, path: string): string {
  const place = join(folder, path);
  if (!place.startsWith(folder.endsWith(sep) ? folder : folder + sep))
    throw new StartError(`${JSON.stringify(path)} is no file of ${folder}.`);
  return place;
}

/** A file appears whole or not at all: visitors may be there already. */
async function writeWhole(place: string, file: LeavingFile): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  const fresh = `${place}.new`;
  try {
    await pipeline(Readable.from(file.open()), createWriteStream(fresh));
    await rename(fresh, place);
  } catch (error) {
    await rm(fresh, { force: true }).catch(() => undefined);
    throw error;
  }
}

async function isThere(place: string): Promise<boolean> {
  return (await stat(place).catch(() => undefined))?.isFile() ?? false;
}

/**
 * Makes a folder what these files are. New ones come in their order before what is gone is removed, so that a server
 * which shows the folder meanwhile always finds what its pages want. @throws StartError
 */
export async function writeFolder(
  folder: string,
  files: readonly LeavingFile[],
): Promise<WrittenFolder> {
  const before = await readRecord(folder);
  await mkdir(folder, { recursive: true });
  const record = join(folder, recordName);
  const now = Object.fromEntries(files.map(({ path, version }) => [path, inputHash(version)]));
  // what is ours is known before it is there, and taken for unknown where this is broken off
  const begun = Object.keys({ ...before, ...now }).map((path) => [
    path,
    before[path] === now[path] ? before[path] : "",
  ]);
  await writeFile(record, JSON.stringify({ files: Object.fromEntries(begun) }));
  let written = 0;
  for (const file of files) {
    const place = placeIn(folder, file.path);
    if (before[file.path] === now[file.path] && (await isThere(place))) continue;
    await writeWhole(place, file);
    written += 1;
  }
  const gone = Object.keys(before).filter((path) => !Object.hasOwn(now, path));
  for (const path of gone) await rm(placeIn(folder, path), { force: true });
  await writeFile(record, JSON.stringify({ files: now }));
  return { written, kept: files.length - written, removed: gone.length };
}
