import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { type ContentCount, countContents, listName } from "./backup-format.ts";
import type { BackupTarget } from "./backup-target.ts";
import { isDiskFault, isMissing } from "../storage/file-errors.ts";

/** What is told of a backup that goes on. */
export interface CopyProgress {
  readonly files: number;
  readonly of: number;
  /** Copied by this run. */
  readonly bytes: number;
}

/** Stored files that are in a backup by now. */
export interface CopiedContents {
  /** Copies what is stored and isn't in the backup yet. */
  copyNew(): Promise<void>;
  /** Takes what is needed and isn't stored any more from earlier backups; what they don't have counts as damaged. */
  recall(needed: readonly string[]): Promise<void>;
  /** Writes the rest of their list, where they are not in the archive. */
  finish(): Promise<ReturnType<ContentCount["total"]> & { damaged: string[] }>;
}

interface CopyOptions {
  /** The folder of the storage. */
  readonly folder: string;
  readonly target: BackupTarget;
  /** Adds a file to the archive that isn't a stored one. */
  readonly add: (name: string, body: Buffer) => Promise<void>;
  readonly onProgress: (progress: CopyProgress) => void;
}

const hashPattern = /^[0-9a-f]{64}$/;
const linesAtOnce = 20_000;
const readAtOnce = 1_048_576;

/** A stored file that its disk doesn't give back. */
class Unreadable extends Error {
  override name = "Unreadable";
}

async function* bytesOf(path: string, bytes: number): AsyncGenerator<Buffer, void> {
  // what grows meanwhile is no stored file, and found out by its hash
  const stream = createReadStream(path, { highWaterMark: readAtOnce, end: Math.max(0, bytes - 1) });
  try {
    for await (const piece of stream) yield piece as Buffer;
  } catch (error) {
    if (!isDiskFault(error)) throw error;
    throw new Unreadable("A stored file can’t be read.", { cause: error });
  }
}

async function namesIn(folder: string, pattern: RegExp): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => pattern.test(name));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** All that is stored, by its hashes. */
async function storedHashes(folder: string): Promise<string[]> {
  const hashes: string[] = [];
  for (const start of await namesIn(folder, /^[0-9a-f]{2}$/))
    for (const end of await namesIn(join(folder, start), /^[0-9a-f]{62}$/))
      hashes.push(start + end);
  return hashes;
}

/** Copies stored files into a backup. */
export function createCopiedContents({
  folder,
  target,
  add,
  onProgress,
}: CopyOptions): CopiedContents {
  const copied = new Set(target.resumed.keys());
  const damaged = new Set<string>();
  const sum = countContents();
  for (const [hash, bytes] of target.resumed) sum.add(hash, bytes);
  let lists = 0;
  let lines: string[] = [];
  let copiedBytes = 0;

  async function writeList(): Promise<void> {
    if (lines.length === 0) return;
    await add(listName((lists += 1)), Buffer.from(`${lines.join("\n")}\n`));
    lines = [];
  }

  async function note(hash: string, bytes: number): Promise<void> {
    copied.add(hash);
    damaged.delete(hash);
    sum.add(hash, bytes);
    if (target.where === "inside") return;
    lines.push(`${hash} ${bytes}`);
    if (lines.length >= linesAtOnce) await writeList();
  }

  /** A stored file that its disk has lost may be whole in an earlier backup. */
  async function recallOne(hash: string): Promise<void> {
    const bytes = await target.recall(hash);
    if (bytes === undefined) damaged.add(hash);
    else await note(hash, bytes);
  }

  async function copyOne(hash: string): Promise<void> {
    const path = join(folder, hash.slice(0, 2), hash.slice(2));
    try {
      const found = await stat(path);
      const { size: bytes } = found;
      const file = { hash, bytes, body: () => bytesOf(path, bytes) };
      if (!found.isFile() || !(await target.keep(file))) {
        await recallOne(hash);
        return;
      }
      copiedBytes += bytes;
      await note(hash, bytes);
    } catch (error) {
      // removed since it was listed: the database that is copied later doesn't need it
      if (isMissing(error)) return;
      if (!(error instanceof Unreadable) && !(error instanceof RangeError)) throw error;
      await recallOne(hash);
    }
  }

  return {
    async copyNew() {
      const wanted = (await storedHashes(folder)).filter((hash) => !copied.has(hash));
      const before = copied.size;
      for (const hash of wanted) {
        await copyOne(hash);
        onProgress({ files: copied.size, of: before + wanted.length, bytes: copiedBytes });
      }
    },
    async recall(needed) {
      for (const hash of needed)
        if (hashPattern.test(hash) && !copied.has(hash) && !damaged.has(hash))
          await recallOne(hash);
    },
    async finish() {
      await writeList();
      return { ...sum.total(), damaged: [...damaged].toSorted() };
    },
  };
}
