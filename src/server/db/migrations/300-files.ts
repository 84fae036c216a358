import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** Files for visitors to download, by their content. */
export async function createFiles(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("sentFiles")
    .addColumn("siteId", types.integer, (column) =>
      column.notNull().references("sites.id").onDelete("cascade"),
    )
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("bytes", types.integer, (column) => column.notNull())
    .addColumn("createdAt", types.integer, (column) => column.notNull())
    .addPrimaryKeyConstraint("sentFilesKey", ["siteId", "hash"])
    .execute();
  await db.schema.createIndex("sentFilesByHash").on("sentFiles").column("hash").execute();
}
