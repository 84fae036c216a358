import { sql } from "kysely";
import type { Database } from "../../db/database.ts";
import { type Check, good, problem } from "../check.ts";

const minuteMs = 60_000;
const mostAheadMs = 5 * minuteMs;
const mostApartMs = minuteMs;
/** When this program was written. */
const earliest = Date.UTC(2026, 10, 1);

function minutes(milliseconds: number): number {
  return Math.round(milliseconds / minuteMs);
}

/** When the newest of some rows came to be. */
async function newestRow({ db }: Database): Promise<number> {
  const times = await Promise.all(
    (["releases", "outbox", "submissions"] as const).map((table) =>
      db.selectFrom(table).select("createdAt").orderBy("id", "desc").limit(1).executeTakeFirst(),
    ),
  );
  return Math.max(0, ...times.map((row) => row?.createdAt ?? 0));
}

/** Nobody outside is asked: a clock is wrong where it disagrees with what it said itself, or with the database. */
export const clockCheck: Check = {
  name: "clock",
  longestMs: 10_000,
  async run({ database, now }) {
    if (now() < earliest) return [problem("clockLong", { nowAt: now() })];
    if (database) {
      const ahead = (await newestRow(database)) - now();
      if (ahead > mostAheadMs) return [problem("clockBehind", { minutes: minutes(ahead) })];
    }
    if (database?.dialect === "postgres") {
      const { rows } = await sql<{ ms: string }>`
        select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms`.execute(database.db);
      const apart = Math.abs(Number(rows[0]?.ms) - now());
      if (apart > mostApartMs) return [problem("clockApart", { minutes: minutes(apart) })];
    }
    return [good("clockFine", { nowAt: now() })];
  },
};
