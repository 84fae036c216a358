import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** Sections that accounts keep for all their sites, with the pictures that they show. */
export async function createSavedSections(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("savedSections")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("userId", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("clip", "text", (column) => column.notNull())
    .addColumn("size", types.integer, (column) => column.notNull())
    .addColumn("createdAt", types.integer, (column) => column.notNull())
    .addColumn("trashedAt", types.integer)
    .execute();
  await db.schema
    .createIndex("savedSectionsByUser")
    .on("savedSections")
    .columns(["userId", "createdAt"])
    .execute();
  await db.schema
    .createTable("savedSectionAssets")
    .addColumn("savedId", "text", (column) =>
      column.notNull().references("savedSections.id").onDelete("cascade"),
    )
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("mime", "text", (column) => column.notNull())
    .addColumn("bytes", types.integer, (column) => column.notNull())
    .addColumn("info", "text", (column) => column.notNull())
    .addColumn("sentHash", "text")
    .addPrimaryKeyConstraint("savedSectionAssetsKey", ["savedId", "id"])
    .execute();
}
