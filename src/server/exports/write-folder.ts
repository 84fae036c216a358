import { createWriteStream } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { inputHash } from "#/publish/content-hash.ts";
import type { LeavingFile } from "../archives/leaving-file.ts";
import { StartError } from "../start-error.ts";
import { syncFolder } from "../storage/sync-folder.ts";
import { type Written, holdFolder, readRecord, writeRecord } from "./folder-record.ts";

export interface WrittenFolder {
  readonly written: number;
  readonly kept: number;
  readonly removed: number;
}

/** The place of a file, which is in the folder whatever its record says. */
function placeIn(folder: string, path: string): string {
  const place = join(folder, path);
  if (!place.startsWith(folder.endsWith(sep) ? folder : folder + sep))
    throw new StartError(`${JSON.stringify(path)} is no file of ${folder}.`);
  return place;
}

/** Where a file is until all of it is there. */
function freshOf(place: string): string {
  return `${place}.new`;
}

/** A file appears whole or not at all: visitors may be there already. */
async function writeWhole(place: string, file: LeavingFile): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  const fresh = freshOf(place);
  try {
    await pipeline(Readable.from(file.open()), createWriteStream(fresh, { flush: true }));
    await rename(fresh, place);
  } catch (error) {
    await rm(fresh, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Whether a file is there and may be what was written: none is empty that wasn't when it was. */
async function isThere(place: string, { isExact, bytes }: LeavingFile): Promise<boolean> {
  const found = await stat(place).catch(() => undefined);
  if (!found?.isFile()) return false;
  return isExact ? found.size === bytes : found.size > 0;
}

/** The folders on the way to a file, by their paths. */
function foldersOf(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return ["", ...parts.map((_part, place) => parts.slice(0, place + 1).join("/"))];
}

/** Writes what isn't there as it should be, durably; says how many files these were. */
async function writeFiles(
  folder: string,
  files: readonly LeavingFile[],
  isKept: (path: string) => boolean,
): Promise<number> {
  const changed = new Set<string>();
  let written = 0;
  for (const file of files) {
    const place = placeIn(folder, file.path);
    if (isKept(file.path) && (await isThere(place, file))) continue;
    await writeWhole(place, file);
    for (const one of foldersOf(file.path)) changed.add(one);
    written += 1;
  }
  for (const one of changed) await syncFolder(join(folder, one));
  return written;
}

async function bringTo(folder: string, files: readonly LeavingFile[]): Promise<WrittenFolder> {
  const before = await readRecord(folder);
  const now: Written = Object.fromEntries(
    files.map(({ path, version }) => [path, inputHash(version)]),
  );
  const isKept = (path: string) => before[path] !== undefined && before[path] === now[path];
  // what is ours is known before it is there, and taken for unknown where this is broken off
  const begun = Object.keys({ ...before, ...now }).map((path) => [
    path,
    isKept(path) ? before[path] : "",
  ]);
  await writeRecord(folder, Object.fromEntries(begun));
  const written = await writeFiles(folder, files, isKept);
  const gone = Object.keys(before).filter((path) => !Object.hasOwn(now, path));
  for (const path of gone) {
    const place = placeIn(folder, path);
    await rm(place, { force: true });
    await rm(freshOf(place), { force: true });
  }
  await writeRecord(folder, now);
  return { written, kept: files.length - written, removed: gone.length };
}

/**
 * Makes a folder what these files are. New ones come in their order before what is gone is removed, so that a server
 * which shows the folder meanwhile always finds what its pages want. @throws StartError
 */
export async function writeFolder(
  folder: string,
  files: readonly LeavingFile[],
): Promise<WrittenFolder> {
  // somebody else's folder isn't even locked
  await readRecord(folder);
  await mkdir(folder, { recursive: true });
  const release = holdFolder(folder);
  try {
    return await bringTo(folder, files);
  } finally {
    release();
  }
}
