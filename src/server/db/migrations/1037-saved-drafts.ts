import type { Kysely } from "kysely";
import type { Schema } from "../schema.ts";

/** Whether pages that begin with a saved page are drafts; the version before begins them as others. */
export async function markSavedDrafts(db: Kysely<Schema>): Promise<void> {
  await db.schema.alterTable("savedSections").addColumn("isDraft", "integer").execute();
}
