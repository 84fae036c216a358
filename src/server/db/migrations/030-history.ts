import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** Where earlier states of a site can be read from, and the points that somebody gave a name. */
export async function createHistory(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("historyMarks")
    .addColumn("siteId", types.integer, (column) =>
      column.notNull().references("sites.id").onDelete("cascade"),
    )
    .addColumn("revision", types.integer, (column) => column.notNull())
    .addColumn("createdAt", types.integer, (column) => column.notNull())
    .addPrimaryKeyConstraint("historyMarksKey", ["siteId", "revision"])
    .execute();
  await db.schema
    .createTable("recordSnapshots")
    .addColumn("siteId", types.integer, (column) =>
      column.notNull().references("sites.id").onDelete("cascade"),
    )
    .addColumn("key", "text", (column) => column.notNull().modifyEnd(types.bytewise))
    .addColumn("revision", types.integer, (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("recordSnapshotsKey", ["siteId", "key", "revision"])
    .execute();
  await db.schema
    .createTable("versionNames")
    .addColumn("siteId", types.integer, (column) =>
      column.notNull().references("sites.id").onDelete("cascade"),
    )
    .addColumn("revision", types.integer, (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("authorId", "text", (column) => column.notNull())
    .addColumn("createdAt", types.integer, (column) => column.notNull())
    .addPrimaryKeyConstraint("versionNamesKey", ["siteId", "revision"])
    .execute();
}
