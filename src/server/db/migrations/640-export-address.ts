import type { Kysely } from "kysely";
import type { Schema } from "../schema.ts";

/** Where a site stands that was exported: scheme and host. */
export async function keepExportAddress(db: Kysely<Schema>): Promise<void> {
  await db.schema.alterTable("sites").addColumn("exportedTo", "text").execute();
}
