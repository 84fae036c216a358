import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** Files are known by what was sent, and a library is read part by part in the order of its index. */
export async function extendLibrary(db: Kysely<Schema>, _types: ColumnTypes): Promise<void> {
  await db.schema.alterTable("assets").addColumn("sentHash", "text").execute();
  await db.schema
    .createIndex("assetsBySent")
    .on("assets")
    .columns(["siteId", "sentHash"])
    .execute();
  await db.schema.dropIndex("assetsBySite").execute();
  await db.schema
    .createIndex("assetsBySite")
    .on("assets")
    .columns(["siteId", "createdAt", "id"])
    .execute();
}
