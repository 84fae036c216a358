import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { isDiskFault, isMissing } from "../storage/file-errors.ts";
import type { StoredFile } from "./backup-target.ts";

/** A stored file that its disk doesn't give back. */
export class Unreadable extends Error {
  override name = "Unreadable";
}

/** What an installation has stored, to be copied. */
export interface StoredContents {
  /** All that is stored, by its hashes. */
  hashes(): Promise<string[]>;
  /** One of it; undefined where it has been removed since. @throws Unreadable, also while its body is read */
  find(hash: string): Promise<StoredFile | undefined>;
  close(): void;
}

const readAtOnce = 1_048_576;

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

/** What is stored in a folder. */
export function contentsOfFolder(folder: string): StoredContents {
  return {
    async hashes() {
      const hashes: string[] = [];
      for (const start of await namesIn(folder, /^[0-9a-f]{2}$/))
        for (const end of await namesIn(join(folder, start), /^[0-9a-f]{62}$/))
          hashes.push(start + end);
      return hashes;
    },
    async find(hash) {
      const path = join(folder, hash.slice(0, 2), hash.slice(2));
      try {
        const found = await stat(path);
        const { size: bytes } = found;
        if (!found.isFile()) throw new Unreadable("A stored file is none.");
        return { hash, bytes, body: () => bytesOf(path, bytes) };
      } catch (error) {
        // removed since it was listed: the database that is copied later doesn't need it
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    close: () => undefined,
  };
}
