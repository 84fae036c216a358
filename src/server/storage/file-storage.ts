import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isOutside } from "../errors.ts";
import { LostContent } from "./lost-content.ts";
import { type Storage, assertHash, contentHash } from "./storage.ts";

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function readWhole(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx", 0o640);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
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

interface FileStorageOptions {
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
  const incoming = join(folder, "incoming");
  try {
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

  async function makeFolder(path: string): Promise<void> {
    const made = await mkdir(path, { recursive: true });
    if (made !== undefined) await syncFolder(dirname(made));
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
      if (isReadOnly || (await has(hash))) return;
      const temporary = join(incoming, randomBytes(12).toString("hex"));
      try {
        await mkdir(incoming, { recursive: true });
        await writeDurably(temporary, bytes);
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
    async check() {
      if (isReadOnly) throw new Error("This storage is only read.");
      await probe(incoming);
    },
  };
}
