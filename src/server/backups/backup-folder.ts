import { open, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { contentFolder, isListName } from "./backup-format.ts";
import { isMissing } from "./durable-files.ts";
import { readTar } from "./tar-reader.ts";

const namePattern = /^vitrine-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.tar$/;

/** What a backup among others of a folder is called: by its moment, so that names are in the order of time. */
export function backupName(now: number): string {
  const moment = new Date(now).toISOString().replaceAll(/[:.]/g, "-");
  return `vitrine-${moment}.tar`;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).toSorted();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** The backups of a folder that nobody gave another name, the newest first, with their moments (ms since 1970). */
export async function backupsIn(folder: string): Promise<{ name: string; at: number }[]> {
  return (await namesIn(folder)).toReversed().flatMap((name) => {
    const [, day, hour, minute, second, rest] = namePattern.exec(name) ?? [];
    return day === undefined
      ? []
      : [{ name, at: Date.parse(`${day}T${hour}:${minute}:${second}.${rest}Z`) }];
  });
}

/** The stored files that an archive needs beside it. @throws TarProblem */
async function contentsOf(path: string): Promise<string[]> {
  const file = await open(path, "r");
  const hashes: string[] = [];
  try {
    for await (const entry of readTar(file)) {
      if (!isListName(entry.name)) continue;
      const pieces: Buffer[] = [];
      for await (const piece of entry.body()) pieces.push(piece);
      const list = Buffer.concat(pieces).toString("latin1");
      for (const [hash] of list.matchAll(/^[0-9a-f]{64}/gm)) hashes.push(hash);
    }
    return hashes;
  } finally {
    await file.close();
  }
}

/** Removes stored files that no archive needs. @throws TarProblem where one doesn't say what it needs: then none is removed */
async function dropUnneeded(folder: string): Promise<void> {
  const needed = new Set<string>();
  // somebody may have given one another name, to keep it
  for (const name of (await namesIn(folder)).filter((one) => one.endsWith(".tar")))
    for (const hash of await contentsOf(join(folder, name))) needed.add(hash);
  const contents = join(folder, contentFolder);
  for (const start of (await namesIn(contents)).filter((name) => /^[0-9a-f]{2}$/.test(name)))
    for (const end of await namesIn(join(contents, start)))
      if (!needed.has(start + end)) await rm(join(contents, start, end), { force: true });
}

/**
 * Keeps so many of a folder's backups, the newest, and what they need; for whoever holds the installation's backups and
 * has just made one that is whole. Those with other names stay.
 */
export async function thinBackups(folder: string, keep: number): Promise<void> {
  const [, ...older] = await backupsIn(folder);
  for (const { name } of older.slice(Math.max(0, keep - 1))) await rm(join(folder, name));
  for (const name of await namesIn(folder))
    if (/^vitrine-.*\.tar\.part(?:\.sqlite)?$/.test(name))
      await rm(join(folder, name), { force: true });
  await dropUnneeded(folder);
}
