import { createHash } from "node:crypto";
import type { Readable } from "node:stream";

/**
 * Keeps bytes under the hash of their content. What `put` has answered survives a power cut;
 * what was put once never changes, so that putting it again costs nothing.
 */
export interface Storage {
  /** @throws RangeError when the name is no hash; the system's errors when the disk is full or gone. */
  put(hash: string, bytes: Uint8Array): Promise<void>;
  /** All bytes; undefined where nothing has this hash. @throws LostContent where they are no longer what was put */
  get(hash: string): Promise<Buffer | undefined>;
  has(hash: string): Promise<boolean>;
  /** The bytes from `start` to `end`, both inclusive, as they are wanted; undefined where nothing has this hash. */
  stream(hash: string, range?: { start: number; end: number }): Promise<Readable | undefined>;
  remove(hash: string): Promise<void>;
  /**
   * Removes what nobody has put again since, in milliseconds since 1970, in this process or another one. Says whether it
   * is gone.
   */
  removeUnused(hash: string, since: number): Promise<boolean>;
  /** What is kept under a hash was found to be lost or damaged: it is missing from now on, until it is put again. */
  distrust(hash: string): void;
  /** The hashes that are distrusted. */
  readonly distrusted: ReadonlySet<string>;
  /** Throws when nothing can be written. */
  check(): Promise<void>;
}

const hashPattern = /^[0-9a-f]{64}$/;

/** The name under which bytes are kept: their SHA-256 in hexadecimal. */
export function contentHash(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Refuses every name that is no hash: it will stand in a path. */
export function assertHash(hash: string): void {
  if (!hashPattern.test(hash)) throw new RangeError("This is not the name of stored content.");
}
