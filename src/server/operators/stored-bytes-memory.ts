import type { Clock } from "../clock.ts";
import { inTime } from "../in-time.ts";
import type { StoragePlace } from "../storage/open-storage.ts";
import { storedBytes } from "./stored-bytes.ts";

/** So long a measure holds: reading all names again and again is worth no screen. */
const heldMs = 300_000;

interface StoredBytesOptions {
  readonly clock: Pick<Clock, "now" | "sleep">;
  readonly place: StoragePlace;
  /** Disks and stores are waited for so long. */
  readonly longestMs: number;
  /** What measures, in place of reading all names. */
  readonly measure?: typeof storedBytes;
}

/** Bytes of all that is kept, looked at once in five minutes, however many ask; null where that took too long or failed. Never rejects. */
export function rememberStoredBytes({
  clock,
  place,
  longestMs,
  measure = storedBytes,
}: StoredBytesOptions): () => Promise<number | null> {
  let last: { at: number; bytes: Promise<number | null> } | undefined;
  const look = async () =>
    (await inTime(clock, longestMs, (signal) => measure(place, signal))) ?? null;
  return () => {
    const now = clock.now();
    if (!last || now - last.at >= heldMs || now < last.at) last = { at: now, bytes: look() };
    return last.bytes;
  };
}
