import { sql } from "kysely";
import type { StorageReport } from "#/api/operator-storage.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { inTime } from "../in-time.ts";
import type { StoragePlace } from "../storage/open-storage.ts";
import { storedBytes } from "./stored-bytes.ts";

/** So long a measure holds: no screen is worth reading all names again and again. */
const heldMs = 300_000;

/** Of one moment, so that they can be subtracted from each other. */
type Sizes = Pick<StorageReport, "pictures" | "files" | "stored">;

interface MeasuredSizesOptions {
  readonly database: Database;
  readonly clock: Pick<Clock, "now" | "sleep">;
  readonly place: StoragePlace;
  /** Databases, disks and stores are waited for so long. */
  readonly longestMs: number;
  /** What measures all that is stored, in place of reading all names. */
  readonly measure?: typeof storedBytes;
}

/** Of contents that were sent, each once. */
async function sentBytes({ db }: Database): Promise<{ pictures: number; files: number }> {
  const { rows } = await sql<{ pictures: number | string; files: number | string }>`select
    (select coalesce(sum("bytes"), 0) from (select distinct "hash", "bytes" from "assets") as "a") as "pictures",
    (select coalesce(sum("bytes"), 0) from (select distinct "hash", "bytes" from "sentFiles") as "f") as "files"`.execute(
    db,
  );
  return { pictures: Number(rows[0]?.pictures ?? 0), files: Number(rows[0]?.files ?? 0) };
}

/** Bytes of what was sent and of all that is kept, looked at once in five minutes, however many ask; null where that took too long or failed. Never rejects. */
export function createMeasuredSizes({
  database,
  clock,
  place,
  longestMs,
  measure = storedBytes,
}: MeasuredSizesOptions): () => Promise<Sizes> {
  let last: { at: number; sizes: Promise<Sizes> } | undefined;
  async function look(): Promise<Sizes> {
    const [sent, stored = null] = await Promise.all([
      inTime(clock, longestMs, () => sentBytes(database)),
      inTime(clock, longestMs, (signal) => measure(place, signal)),
    ]);
    return { pictures: sent?.pictures ?? null, files: sent?.files ?? null, stored };
  }
  return () => {
    const now = clock.now();
    if (!last || now - last.at >= heldMs || now < last.at) last = { at: now, sizes: look() };
    return last.sizes;
  };
}
