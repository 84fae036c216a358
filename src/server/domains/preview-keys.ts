import type { Clock } from "../clock.ts";
import { inTime } from "../in-time.ts";

/** Milliseconds from one reading to the next. */
const pause = 500;
/** Nobody waits longer than this. */
export const longestWait = 2_000;
/** After so long also known ones are read anew. */
const age = 10_000;

/** As `createId` makes them. */
const keyPattern = /^[a-z][0-9a-z]{11}$/;

interface PreviewKey {
  readonly key: string;
  readonly expiresAt: number;
}

interface PreviewKeysOptions {
  readonly clock: Clock;
  /** The keys of all links that weren't revoked and haven't expired. */
  readonly read: () => Promise<readonly PreviewKey[]>;
}

/**
 * Tells whether there is a link to a preview with a key. Those that were read are known from memory. For another one,
 * which may just have been made, all are read anew: once for everybody who asks meanwhile, and after a pause. Neither a
 * flood of names nor a database that hangs costs more than that. Never rejects.
 */
export function createPreviewKeys({ clock, read }: PreviewKeysOptions) {
  let known: ReadonlyMap<string, number> = new Map();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  async function readNow(): Promise<void> {
    readAt = clock.now();
    // what can't be read stays as it was
    const found = await read().catch(() => undefined);
    if (found) known = new Map(found.map(({ key, expiresAt }) => [key, expiresAt]));
  }

  /** Resolves after a reading that begins later than now. */
  function readAnew(): Promise<void> {
    next ??= (async () => {
      await reading;
      const left = readAt + pause - clock.now();
      if (left > 0) await clock.sleep(left);
      next = undefined;
      reading = readNow();
      await reading;
    })();
    return next;
  }

  const isKnown = (key: string) => (known.get(key) ?? 0) > clock.now();

  return async (key: string): Promise<boolean> => {
    if (!keyPattern.test(key)) return false;
    // a key may have been taken back since
    if (!isKnown(key) || clock.now() - readAt >= age) await inTime(clock, longestWait, readAnew);
    return isKnown(key);
  };
}
