import { readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { StartError } from "../start-error.ts";
import { contentFolder } from "./backup-format.ts";
import { contentsBeside } from "./contents-beside.ts";
import { isMissing } from "../storage/file-errors.ts";
import { isBackup } from "./is-backup.ts";
import { TarProblem } from "./tar-reader.ts";

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

/** A backup among others, with its moment in milliseconds since 1970. */
export interface NamedBackup {
  readonly name: string;
  readonly at: number;
}

/** Those of these names that are backups to which nobody gave another name, the newest first. */
export function backupsNamed(names: readonly string[]): NamedBackup[] {
  return names
    .toSorted()
    .toReversed()
    .flatMap((name) => {
      const [, day, hour, minute, second, rest] = namePattern.exec(name) ?? [];
      return day === undefined
        ? []
        : [{ name, at: Date.parse(`${day}T${hour}:${minute}:${second}.${rest}Z`) }];
    });
}

/** The backups of a folder that nobody gave another name, the newest first. */
export async function backupsIn(folder: string): Promise<NamedBackup[]> {
  return backupsNamed(await namesIn(folder));
}

/** Clocks of several machines may differ by so much. */
const aheadMs = 5 * 60_000;

/** The newest backup of some, and those that a wrong clock has named after moments to come, which tell nothing. */
export interface Newest {
  readonly newest: number | undefined;
  readonly ahead: readonly string[];
}

/** The newest of backups in their order. */
export function newestOf(all: readonly NamedBackup[], now: number): Newest {
  const ahead = all.filter(({ at }) => at > now + aheadMs).map(({ name }) => name);
  return { newest: all[ahead.length]?.at, ahead };
}

/** The newest backup of a folder. */
export async function newestIn(folder: string, now: number): Promise<Newest> {
  return newestOf(await backupsIn(folder), now);
}

/** Removes what backups that were cut off have left; for whoever holds the installation's backups. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await namesIn(folder))
    if (/^vitrine-.*\.tar\.part(?:\.sqlite)?$/.test(name))
      await rm(join(folder, name), { force: true });
}

/** What an archive needs. @throws StartError where it doesn't say */
async function contentsOf(path: string): Promise<Iterable<string>> {
  try {
    return (await contentsBeside(path)).keys();
  } catch (error) {
    if (!(error instanceof TarProblem)) throw error;
    throw new StartError(
      `${path} is damaged: remove it. Until then no stored files are removed from the folder.`,
      { cause: error },
    );
  }
}

/** An archive that other programs have put into the folder needs nothing of it. */
async function isOurs(path: string): Promise<boolean> {
  return namePattern.test(basename(path)) || isBackup(path);
}

/** Removes stored files that no archive needs. @throws StartError where one doesn't say what it needs: then none is removed */
async function dropUnneeded(folder: string): Promise<void> {
  const needed = new Set<string>();
  // somebody may have given one another name, to keep it
  for (const name of (await namesIn(folder)).filter((one) => one.endsWith(".tar"))) {
    const path = join(folder, name);
    if (await isOurs(path)) for (const hash of await contentsOf(path)) needed.add(hash);
  }
  const contents = join(folder, contentFolder);
  for (const start of (await namesIn(contents)).filter((name) => /^[0-9a-f]{2}$/.test(name)))
    for (const end of await namesIn(join(contents, start)))
      if (!needed.has(start + end)) await rm(join(contents, start, end), { force: true });
}

/** Which of backups in their order go. A clock that was ahead gave later names to what is older. */
export function beyondKept(
  all: readonly NamedBackup[],
  { keep, made }: Pick<ThinOptions, "keep" | "made">,
): string[] {
  const others = all.filter(({ name }) => name !== made);
  const ahead = others.filter(({ name }) => name > made);
  const older = [...others.slice(ahead.length), ...ahead];
  return older.slice(Math.max(0, keep - 1)).map(({ name }) => name);
}

export interface ThinOptions {
  /** How many stay. */
  readonly keep: number;
  /** The name of the one that has just been made and read: it stays whatever the other names say. */
  readonly made: string;
  /** Whether it has all that it needs; otherwise stored files stay, as they may be the last copies of what it lacks. */
  readonly isComplete: boolean;
}

/**
 * Keeps so many of a folder's backups, the newest, and what they need; for whoever holds the installation's backups and
 * has just made one that is whole. Those with other names stay. @throws StartError where an archive can't be read
 */
export async function thinBackups(
  folder: string,
  { keep, made, isComplete }: ThinOptions,
): Promise<void> {
  for (const name of beyondKept(await backupsIn(folder), { keep, made }))
    await rm(join(folder, name));
  await removeUnfinished(folder);
  if (isComplete) await dropUnneeded(folder);
}
