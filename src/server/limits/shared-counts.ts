import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { withoutWaiting } from "../db/without-waiting.ts";

/** How often a key was counted within its window, which ends at `until` (milliseconds since 1970). */
export interface SharedCount {
  n: number;
  until: number;
}

/** Counts by key in the database, so that all processes share them and a restart forgets none. */
export interface SharedCounts {
  /** Counts one for each key, in one statement, and returns the counts in the order of the keys. */
  add(keys: readonly string[]): Promise<SharedCount[]>;
  /** Takes back what `add` counted, where its window still runs. */
  giveBack(keys: readonly string[], counts: readonly SharedCount[]): Promise<void>;
  forget(key: string): Promise<void>;
}

interface SharedCountsOptions {
  database: Database;
  clock: Pick<Clock, "now">;
  windowMs: number;
}

const tidyMs = 60_000;

/** A key holds what strangers typed: the table keeps neither addresses nor names, and no long texts. */
function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/** Counts for limits that memory holds where there is one process: undefined on SQLite. */
export function createCountsWithOthers(options: SharedCountsOptions): SharedCounts | undefined {
  return options.database.dialect === "postgres" ? createSharedCounts(options) : undefined;
}

export function createSharedCounts(options: SharedCountsOptions): SharedCounts {
  const { database, clock, windowMs } = options;
  let tidiedAt = -Infinity;

  return {
    async add(keys) {
      const now = clock.now();
      const hashes = keys.map(hashOf);
      // rows are locked one after the other: in the same order by everybody
      const values = hashes.toSorted().map((key) => ({ key, n: 1, until: now + windowMs }));
      const rows = await withoutWaiting(database, async (db) => {
        if (now - tidiedAt > tidyMs) {
          tidiedAt = now;
          await db.deleteFrom("limits").where("until", "<=", now).execute();
        }
        return db
          .insertInto("limits")
          .values(values)
          .onConflict((conflict) =>
            conflict.column("key").doUpdateSet({
              n: sql`case when limits.until <= ${now} then 1 else limits.n + 1 end`,
              until: sql`case when limits.until <= ${now} then excluded.until else limits.until end`,
            }),
          )
          .returning(["key", "n", "until"])
          .execute();
      });
      const counts = new Map(rows.map(({ key, n, until }) => [key, { n, until }]));
      return hashes.map((key) => counts.get(key) ?? { n: 1, until: now + windowMs });
    },
    async giveBack(keys, counts) {
      await withoutWaiting(database, async (db) => {
        for (const [index, key] of keys.entries()) {
          const until = counts[index]?.until;
          if (until === undefined) continue;
          await db
            .updateTable("limits")
            .set((row) => ({ n: row("n", "-", 1) }))
            .where("key", "=", hashOf(key))
            .where("until", "=", until)
            .where("n", ">", 0)
            .execute();
        }
      });
    },
    async forget(key) {
      await withoutWaiting(database, (db) =>
        db.deleteFrom("limits").where("key", "=", hashOf(key)).execute(),
      );
    },
  };
}
