import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** Until when somebody has read a thread, in place of who resolved it last. */
export async function createThreadReads(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("commentThreadReads")
    .addColumn("siteId", types.integer, (column) =>
      column.notNull().references("sites.id").onDelete("cascade"),
    )
    .addColumn("threadId", "text", (column) => column.notNull())
    .addColumn("readerId", "text", (column) => column.notNull())
    .addColumn("seenAt", types.integer, (column) => column.notNull())
    .addPrimaryKeyConstraint("commentThreadReadsKey", ["siteId", "threadId", "readerId"])
    .execute();
  await sql`insert into "commentThreadReads" ("siteId", "threadId", "readerId", "seenAt")
    select "siteId", "id", "resolvedBy", "resolvedAt" from "commentThreads"
    where "resolvedAt" is not null and "resolvedBy" is not null and "resolvedBy" <> ''`.execute(db);
  await db.schema.alterTable("commentThreads").dropColumn("resolvedBy").execute();
}
