import { type Storage, contentHash } from "../storage/storage.ts";
import { type StoredContents, Unreadable } from "./stored-contents.ts";

/** What has been done so far. */
export interface Moved {
  readonly copied: number;
  readonly bytes: number;
  /** Files that were there already. */
  readonly kept: number;
  /** Hashes of files that can't be read, or are no longer what their names say. */
  readonly damaged: readonly string[];
}

interface MoveOptions {
  readonly source: Pick<StoredContents, "hashes" | "find">;
  /** What is where they go. */
  readonly there: Pick<StoredContents, "hashes">;
  readonly to: Pick<Storage, "put">;
  readonly onProgress?: (moved: Moved) => void;
}

/** Files that are under way: a store answers each in its time. */
const atOnce = 4;

/**
 * Copies stored files from one place to another, where nothing is overwritten or removed; what is there by its name was
 * compared when it came. It may be repeated, and goes on where it was. @throws what either place throws
 */
export async function moveContents({
  source,
  there,
  to,
  onProgress = () => undefined,
}: MoveOptions): Promise<Moved> {
  const present = new Set(await there.hashes());
  const all = await source.hashes();
  const wanted = all.filter((hash) => !present.has(hash));
  const damaged: string[] = [];
  let [copied, bytes, next] = [0, 0, 0];
  const moved = (): Moved => ({ copied, bytes, kept: all.length - wanted.length, damaged });

  async function bytesOf(hash: string): Promise<Buffer | "damaged" | undefined> {
    try {
      const file = await source.find(hash);
      if (!file) return undefined;
      const whole = Buffer.concat(await Array.fromAsync(file.body()));
      return contentHash(whole) === hash ? whole : "damaged";
    } catch (error) {
      if (error instanceof Unreadable) return "damaged";
      throw error;
    }
  }

  async function moveSome(): Promise<void> {
    for (let hash = wanted[next++]; hash !== undefined; hash = wanted[next++]) {
      const found = await bytesOf(hash);
      if (found === "damaged") damaged.push(hash);
      else if (found) {
        await to.put(hash, found);
        copied += 1;
        bytes += found.length;
        onProgress(moved());
      }
    }
  }

  const running = Array.from({ length: atOnce }, moveSome);
  try {
    await Promise.all(running);
  } finally {
    next = wanted.length;
    await Promise.allSettled(running);
  }
  return { ...moved(), damaged: damaged.toSorted() };
}
