import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** What visitors don't see for a while, and what is to be published or unpublished at a time; the page "" is the whole site. */
export async function createSchedule(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("unpublished")
    .addColumn("siteId", types.integer, (column) =>
      column.notNull().references("sites.id").onDelete("cascade"),
    )
    .addColumn("page", "text", (column) => column.notNull())
    .addColumn("since", types.integer, (column) => column.notNull())
    .addPrimaryKeyConstraint("unpublishedKey", ["siteId", "page"])
    .execute();
  await db.schema
    .createTable("plans")
    .addColumn("id", types.integer, types.id)
    .addColumn("siteId", types.integer, (column) =>
      column.notNull().references("sites.id").onDelete("cascade"),
    )
    .addColumn("page", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("time", "text", (column) => column.notNull())
    .addColumn("timeZone", "text", (column) => column.notNull())
    .addColumn("runAt", types.integer, (column) => column.notNull())
    .addColumn("authorId", "text", (column) => column.notNull())
    .addColumn("failure", "text")
    .execute();
  await db.schema.createIndex("plansBySite").on("plans").columns(["siteId", "runAt"]).execute();
}
