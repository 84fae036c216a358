import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** Stored content that is the server's own, whoever was sent the same. */
export async function createKeptFiles(db: Kysely<Schema>, _types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("keptFiles")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .execute();
  await db.schema.createIndex("leftFilesByHash").on("leftFiles").column("hash").execute();
}
