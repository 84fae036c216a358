import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isOutside } from "../errors.ts";
import { LostContent } from "./lost-content.ts";
import { type Storage, assertHash, contentHash } from "./storage.ts";
import { isMissing } from "./file-errors.ts";
import { syncFolder } from "./sync-folder.ts";
import { writeSynced } from "./write-synced.ts";

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Has a file count as put just now; says whether it is there. */
async function touch(path: string): Promise<boolean> {
  const now = new Date();
  try {
    await utimes(path, now, now);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    // where nothing can be changed nothing is removed either
    if (isOutside(error)) return true;
    throw error;
  }
}

/** Taken aside first: whoever puts it meanwhile either touched it before that, which is seen then, or finds nothing. */
async function removeUntouched(
  path: string,
  { since, aside }: { since: number; aside: string },
): Promise<boolean> {
  try {
    if ((await stat(path)).mtimeMs > since) return false;
    await mkdir(dirname(aside), { recursive: true });
    await rename(path, aside);
    if ((await stat(aside)).mtimeMs > since) {
      await rename(aside, path);
      return false;
    }
  } catch (error) {
    if (isMissing(error)) return true;
    throw error;
  }
  await rm(aside, { recursive: true, force: true });
  return true;
}

/** What was taken aside when the process ended is put back. */
async function bringBack(folder: string, pathOf: (hash: string) => string): Promise<void> {
  for (const name of await readdir(folder).catch(() => []))
    await rename(join(folder, name), pathOf(name)).catch(() => undefined);
}

async function makeFolder(path: string): Promise<void> {
  const made = await mkdir(path, { recursive: true });
  if (made !== undefined) await syncFolder(dirname(made));
}

async function readWhole(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** What must fit for the disk to count as one that can be written: about a page. */
const probeSize = 65_536;

/** Throws when nothing can be written to a folder. */
async function probe(folder: string): Promise<void> {
  const path = join(folder, `probe-${randomBytes(6).toString("hex")}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(path, Buffer.alloc(probeSize));
  } finally {
    await rm(path, { force: true }).catch(() => undefined);
  }
}

export interface FileStorageOptions {
  /** Whether another process may be writing there. */
  readonly isShared?: boolean;
  /** Nothing there is changed: what is put is taken for kept, and forgotten. */
  readonly isReadOnly?: boolean;
}

/**
 * Storage in a folder. A file is written beside its place, synced and renamed, and the folder
 * synced after it: at every moment there is the whole file or none.
 */
export async function createFileStorage(
  folder: string,
  { isShared = false, isReadOnly = false }: FileStorageOptions = {},
): Promise<Storage> {
  const [incoming, leaving] = [join(folder, "incoming"), join(folder, "leaving")];
  try {
    if (!isShared && !isReadOnly) await bringBack(leaving, pathOf);
    // What a crash left half-written belongs to nobody.
    if (!isShared && !isReadOnly) await rm(incoming, { recursive: true, force: true });
    if (!isReadOnly) await mkdir(incoming, { recursive: true });
  } catch (error) {
    // Where nothing can be changed there is still all to be read.
    if (!isOutside(error)) throw error;
  }

  function pathOf(hash: string): string {
    assertHash(hash);
    return join(folder, hash.slice(0, 2), hash.slice(2));
  }

  const distrusted = new Set<string>();

  async function has(hash: string): Promise<boolean> {
    try {
      return (await stat(pathOf(hash))).isFile() && !distrusted.has(hash);
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  return {
    has,
    distrusted,
    distrust: (hash) => void distrusted.add(hash),
    async put(hash, bytes) {
      const path = pathOf(hash);
      if (isReadOnly || ((await has(hash)) && (await touch(path)))) return;
      const temporary = join(incoming, randomBytes(12).toString("hex"));
      try {
        await mkdir(incoming, { recursive: true });
        await writeSynced(temporary, bytes, "wx");
        await makeFolder(dirname(path));
        // nothing can be renamed onto a folder
        if (distrusted.has(hash) && (await isFolder(path))) await rm(path, { recursive: true });
        await rename(temporary, path);
        await syncFolder(dirname(path));
        distrusted.delete(hash);
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    async get(hash) {
      const bytes = await readWhole(pathOf(hash));
      if (!bytes || contentHash(bytes) === hash) return bytes;
      distrusted.add(hash);
      throw new LostContent(hash, "damaged");
    },
    async stream(hash, range) {
      const path = pathOf(hash);
      return (await has(hash)) ? createReadStream(path, range) : undefined;
    },
    async remove(hash) {
      if (isReadOnly) return;
      await rm(pathOf(hash), { recursive: true, force: true });
    },
    async removeUnused(hash, since) {
      const path = pathOf(hash);
      if (isReadOnly || !(await removeUntouched(path, { since, aside: join(leaving, hash) })))
        return false;
      distrusted.delete(hash);
      return true;
    },
    async check() {
      if (isReadOnly) throw new Error("This storage is only read.");
      await probe(incoming);
    },
  };
}
