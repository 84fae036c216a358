import { randomBytes } from "node:crypto";
import {
  mkdir,
  open,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  statfs,
  utimes,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { contentHash } from "../storage.ts";

/** A copy that was there at the start. */
export interface FoundCopy {
  readonly hash: string;
  readonly size: number;
}

/** The files of a cache, each named by the hash of what it should have. */
export interface CopyFiles {
  /** Makes the folders and answers what is there, the least recently used first. @throws the system's errors */
  open(): Promise<FoundCopy[]>;
  /** All of a copy that is what its name says; undefined where there is none. */
  read(hash: string): Promise<Buffer | undefined>;
  /** So many bytes of one. @throws the system's errors, and where it ends before */
  part(hash: string, start: number, length: number): Promise<Buffer>;
  /** Whole or not at all; false where others need the room. @throws the system's errors */
  write(hash: string, bytes: Uint8Array): Promise<boolean>;
  /** @throws the system's errors */
  remove(hash: string): Promise<void>;
  /** Notes for the next start that it was used now. @throws the system's errors */
  noteUse(hash: string): Promise<void>;
}

/** What is left free of a disk: the database is on it, perhaps. */
const keptFree = 256 * 1_048_576;
/** So often the use of a copy is noted. */
const noteUseMs = 3_600_000;
const hashPattern = /^[0-9a-f]{64}$/;

async function findCopies(folder: string): Promise<FoundCopy[]> {
  const found: (FoundCopy & { usedAt: number })[] = [];
  for (const start of await readdir(folder))
    for (const hash of await readdir(join(folder, start))) {
      const { size, mtimeMs: usedAt } = await stat(join(folder, start, hash));
      if (hashPattern.test(hash)) found.push({ hash, size, usedAt });
    }
  return found.toSorted((one, other) => one.usedAt - other.usedAt);
}

async function readPart(path: string, start: number, length: number): Promise<Buffer> {
  const file = await open(path, "r");
  try {
    const bytes = Buffer.alloc(length);
    for (let done = 0; done < length;) {
      const { bytesRead } = await file.read(bytes, done, length - done, start + done);
      if (bytesRead === 0) throw new Error("A copy has been cut off.");
      done += bytesRead;
    }
    return bytes;
  } finally {
    await file.close();
  }
}

export function createCopyFiles(folder: string): CopyFiles {
  const [copies, incoming] = [join(folder, "content"), join(folder, "incoming")];
  const notedAt = new Map<string, number>();
  const pathOf = (hash: string) => join(copies, hash.slice(0, 2), hash);

  async function hasRoom(size: number): Promise<boolean> {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize - size > keptFree;
  }

  return {
    async open() {
      await rm(incoming, { recursive: true, force: true });
      for (const one of [copies, incoming]) await mkdir(one, { recursive: true, mode: 0o700 });
      return findCopies(copies);
    },
    async read(hash) {
      const bytes = await readFile(pathOf(hash)).catch(() => undefined);
      return bytes && contentHash(bytes) === hash ? bytes : undefined;
    },
    part: (hash, start, length) => readPart(pathOf(hash), start, length),
    async write(hash, bytes) {
      if (!(await hasRoom(bytes.length))) return false;
      const fresh = join(incoming, randomBytes(12).toString("hex"));
      try {
        await writeFile(fresh, bytes, { mode: 0o600 });
        await mkdir(join(copies, hash.slice(0, 2)), { recursive: true, mode: 0o700 });
        await rename(fresh, pathOf(hash));
        return true;
      } catch (error) {
        await rm(fresh, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    async remove(hash) {
      notedAt.delete(hash);
      await rm(pathOf(hash), { force: true });
    },
    async noteUse(hash) {
      const now = Date.now();
      if (now - (notedAt.get(hash) ?? 0) < noteUseMs) return;
      notedAt.set(hash, now);
      await utimes(pathOf(hash), new Date(now), new Date(now));
    },
  };
}
