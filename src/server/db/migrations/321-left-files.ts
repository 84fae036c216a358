import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** Stored files of sites that were deleted, until nothing uses them and they are removed. */
export async function createLeftFiles(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("leftFiles")
    .addColumn("siteId", types.integer, (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("leftFilesKey", ["siteId", "kind", "hash"])
    .execute();
  await db.schema.createIndex("assetsByHash").on("assets").column("hash").execute();
  await db.schema
    .createIndex("savedSectionAssetsByHash")
    .on("savedSectionAssets")
    .column("hash")
    .execute();
}
