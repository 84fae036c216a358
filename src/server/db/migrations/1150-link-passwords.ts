import type { Kysely } from "kysely";
import type { Schema } from "../schema.ts";

/** What links to look at a site ask for besides. */
export async function addLinkPasswords(db: Kysely<Schema>): Promise<void> {
  await db.schema.alterTable("siteLinks").addColumn("passwordHash", "text").execute();
}
