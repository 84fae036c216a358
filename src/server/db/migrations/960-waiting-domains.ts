import type { Kysely } from "kysely";
import type { Schema } from "../schema.ts";

/** Of all domains the few that aren't live are asked for again and again. */
export async function findWaitingDomains(db: Kysely<Schema>): Promise<void> {
  await db.schema.createIndex("domainsByServedAt").on("domains").column("servedAt").execute();
}
