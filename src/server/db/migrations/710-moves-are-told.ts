import { type Kysely, sql } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** Columns of sites that pointers are made of. */
const columns = [
  "slug",
  "primaryDomain",
  "exportedTo",
  "liveReleaseId",
  "takenDownAt",
  "trashedAt",
  "recompressed",
];

const list = (prefix = "") => sql.join(columns.map((name) => sql.ref(`${prefix}${name}`)));

/** Tables whose rows pointers are made of, too, by what of them a change of counts. */
const others = {
  siteAddresses: "insert or update or delete",
  domains: 'insert or update of host, "servedAt" or delete',
  pageLocks: "insert or update or delete",
  unpublished: "insert or update or delete",
};

/**
 * Where recompressed files are is said by the site's row, as all of its pointer is. On PostgreSQL a change of what
 * pointers are made of is told with its transaction: none is missed, whatever becomes of the process that made it.
 */
export async function tellMoves(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema.alterTable("sites").addColumn("recompressed", "text").execute();
  if (types.dialect !== "postgres") return;
  await sql`create function vitrine_tell_move() returns trigger language plpgsql as ${sql.lit(`
    declare
      found jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
    begin
      perform pg_notify('vitrine_site_moved', coalesce(found ->> 'siteId', found ->> 'id'));
      return null;
    end`)}`.execute(db);
  await sql`create trigger told_as_move after update of ${list()} on sites for each row
    when ((${list("old.")}) is distinct from (${list("new.")}))
    execute function vitrine_tell_move()`.execute(db);
  await sql`create trigger told_as_gone after delete on sites for each row
    execute function vitrine_tell_move()`.execute(db);
  for (const [table, change] of Object.entries(others))
    await sql`create trigger told_as_move after ${sql.raw(change)} on ${sql.table(table)} for each row
      execute function vitrine_tell_move()`.execute(db);
}
