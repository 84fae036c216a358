import { sql } from "kysely";
import type { Database } from "../../db/database.ts";
import { type Check, good, problem } from "../check.ts";

const minuteMs = 60_000;
const mostAheadMs = 5 * minuteMs;
const mostApartMs = minuteMs;
/** When this program was written. */
const earliest = Date.UTC(2026, 10, 1);

function minutes(milliseconds: number): string {
  const count = Math.round(milliseconds / minuteMs);
  return count < 120 ? `${count} minutes` : `${Math.round(count / 60)} hours`;
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
  name: "Clock",
  longestMs: 10_000,
  async run({ database, now }) {
    const mend = "Set it right and keep it right, with systemd-timesyncd or chrony.";
    if (now() < earliest)
      return [problem(`It says ${new Date(now()).toISOString()}, which is long ago. ${mend}`)];
    if (database) {
      const ahead = (await newestRow(database)) - now();
      if (ahead > mostAheadMs)
        return [problem(`It is ${minutes(ahead)} behind what it said before. ${mend}`)];
    }
    if (database?.dialect === "postgres") {
      const { rows } = await sql<{ ms: string }>`
        select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms`.execute(database.db);
      const apart = Math.abs(Number(rows[0]?.ms) - now());
      if (apart > mostApartMs)
        return [problem(`It is ${minutes(apart)} off the clock of PostgreSQL. ${mend}`)];
    }
    return [good(`It says ${new Date(now()).toISOString()}.`)];
  },
};
