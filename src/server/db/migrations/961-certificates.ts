import type { Kysely } from "kysely";
import type { Schema } from "../schema.ts";

/** How domains answer over HTTPS. */
export async function noteCertificates(db: Kysely<Schema>): Promise<void> {
  await db.schema.alterTable("domains").addColumn("certificate", "text").execute();
}
