import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** Since when a site is deleted whose rows go in parts: nobody has it, and it doesn't come back. */
export async function addBuriedSites(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema.alterTable("sites").addColumn("erasedAt", types.integer).execute();
}
