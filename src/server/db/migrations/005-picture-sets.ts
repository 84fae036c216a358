import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** The files that were made of pictures, by the picture's content and the way they were made. */
export async function createPictureSetsTable(
  db: Kysely<Schema>,
  types: ColumnTypes,
): Promise<void> {
  await db.schema
    .createTable("pictureSets")
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("recipe", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("createdAt", types.integer, (column) => column.notNull())
    .addPrimaryKeyConstraint("pictureSetsKey", ["hash", "recipe"])
    .execute();
}
