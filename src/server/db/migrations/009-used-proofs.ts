import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** Proofs of forms, each of which stores one. */
export async function createUsedProofs(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("usedProofs")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("until", types.integer, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("usedProofsByTime").on("usedProofs").column("until").execute();
}
