import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** What people, plans and operators did to what visitors see, beside the document; whether a release was planned. */
export async function createTimelineEvents(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema.alterTable("releases").addColumn("isPlanned", types.integer).execute();
  await db.schema
    .createTable("timelineEvents")
    .addColumn("id", types.integer, types.id)
    .addColumn("siteId", types.integer, (column) =>
      column.notNull().references("sites.id").onDelete("cascade"),
    )
    .addColumn("revision", types.integer, (column) => column.notNull())
    .addColumn("createdAt", types.integer, (column) => column.notNull())
    .addColumn("what", "text", (column) => column.notNull())
    .addColumn("page", "text", (column) => column.notNull())
    .addColumn("authorId", "text", (column) => column.notNull())
    .addColumn("details", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("timelineEventsBySite")
    .on("timelineEvents")
    .columns(["siteId", "revision"])
    .execute();
}
