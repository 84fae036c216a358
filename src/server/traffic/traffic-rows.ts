import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import type { SiteTrafficTable } from "../db/traffic-tables.ts";

const dayMs = 86_400_000;

/** The day that a time is in, as rows have it. `now` in milliseconds since 1970. */
export function dayOf(now: number): number {
  return Math.floor(now / dayMs);
}

/** A sum that a database answers, as it is told. */
export function toldViews(sum: number | string | bigint | null): number {
  return Math.min(Number(sum ?? 0), Number.MAX_SAFE_INTEGER);
}

/** Views are told of so many days, the present one among them. */
export const toldDays = 30;

/** So many days are kept. */
const keptDays = 400;

/** More isn't counted: it could be read by nobody. */
const most = sql.lit(Number.MAX_SAFE_INTEGER);

type Column = "views" | "bytes";

function sumOf(column: Column): RawBuilder<unknown> {
  const [kept, added] = [sql.ref(`siteTraffic.${column}`), sql.ref(`excluded.${column}`)];
  return sql`${sql.ref(column)} = case
    when ${kept} > ${most} - ${added} then ${most} else ${kept} + ${added} end`;
}

/** Adds counts to those of their days, all of them or none, in one statement. Those of sites that are gone are left out. */
export async function addTraffic(
  { db, dialect }: Pick<Database, "db" | "dialect">,
  rows: readonly SiteTrafficTable[],
): Promise<void> {
  const json = JSON.stringify(rows);
  const added =
    dialect === "postgres"
      ? sql`select * from json_to_recordset(${json}::json)
          as "row" ("siteId" bigint, "day" bigint, "views" bigint, "bytes" bigint)`
      : sql`select json_extract(value, '$.siteId') as "siteId", json_extract(value, '$.day') as "day",
          json_extract(value, '$.views') as "views", json_extract(value, '$.bytes') as "bytes"
          from json_each(${json})`;
  // in one order: two processes that add at once never wait for each other
  await sql`insert into "siteTraffic" ("siteId", "day", "views", "bytes")
    select "siteId", "day", "views", "bytes" from (${added}) as "added"
    where exists (select 1 from "sites" where "sites"."id" = "added"."siteId")
    order by "siteId", "day"
    on conflict ("siteId", "day") do update set ${sumOf("views")}, ${sumOf("bytes")}`.execute(db);
}

/** Takes away what is older than is kept. */
export async function pruneTraffic(db: Kysely<Schema>, today: number): Promise<void> {
  await db
    .deleteFrom("siteTraffic")
    .where("day", "<=", today - keptDays)
    .execute();
}

/** The views of the site of a query on `sites` in the days that are told of. */
export function viewsOfSite(today: number): RawBuilder<number> {
  return sql<number>`(select coalesce(sum("views"), 0) from "siteTraffic"
    where "siteTraffic"."siteId" = "sites"."id" and "day" > ${today - toldDays})`;
}

/** A site's views in the days that are told of. */
export async function readViews(
  db: Kysely<Schema>,
  siteId: number,
  today: number,
): Promise<number> {
  const { sum } = await db
    .selectFrom("siteTraffic")
    .select((select) => select.fn.sum("views").as("sum"))
    .where("siteId", "=", siteId)
    .where("day", ">", today - toldDays)
    .executeTakeFirstOrThrow();
  return toldViews(sum);
}
