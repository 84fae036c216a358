import { Readable } from "node:stream";
import type { Storage } from "../storage.ts";
import { createCopyFiles } from "./copy-files.ts";
import { pieceSize, piecesOfCopy } from "./pieces-of-copy.ts";

/**
 * The storage with the copies that another process keeps in a folder: they are read and never changed. One that is gone
 * or damaged is none, and the storage is asked.
 */
export function createBorrowingStorage(storage: Storage, folder: string): Storage {
  const files = createCopyFiles(folder);
  /** The sizes of copies that were compared with their hash. */
  const compared = new Map<string, number>();

  async function get(hash: string): Promise<Buffer | undefined> {
    const bytes = await files.read(hash);
    if (bytes) compared.set(hash, bytes.length);
    else compared.delete(hash);
    return bytes;
  }

  async function part(hash: string, start: number, length: number): Promise<Buffer | undefined> {
    if (!compared.has(hash)) await get(hash);
    const size = compared.get(hash);
    if (size === undefined) return undefined;
    const rest = Math.max(0, Math.min(length, size - start));
    return files.part(hash, start, rest).catch(() => {
      compared.delete(hash);
      return undefined;
    });
  }

  return {
    get distrusted() {
      return storage.distrusted;
    },
    has: storage.has,
    check: storage.check,
    put: storage.put,
    remove: storage.remove,
    removeUnused: storage.removeUnused,
    distrust(hash) {
      // what was damaged since it was compared says nothing of the original
      if (!compared.delete(hash)) storage.distrust(hash);
    },
    get: async (hash) => (await get(hash)) ?? storage.get(hash),
    async stream(hash, range) {
      const { start, end } = range ?? { start: 0, end: Infinity };
      const first = await part(hash, start, Math.min(pieceSize, end - start + 1));
      if (!first) return storage.stream(hash, range);
      const sent = piecesOfCopy({ hash, first, start, end }, { copies: { part }, storage });
      return Readable.from(sent, { objectMode: false });
    },
  };
}
