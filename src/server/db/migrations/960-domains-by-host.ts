import type { Kysely } from "kysely";
import type { Schema } from "../schema.ts";

/** Whoever asks for a certificate names a host, as often as it likes. */
export async function findDomainsByHost(db: Kysely<Schema>): Promise<void> {
  await db.schema.createIndex("domainsByHost").on("domains").column("host").execute();
}
