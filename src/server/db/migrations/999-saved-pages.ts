import type { Kysely } from "kysely";
import type { Schema } from "../schema.ts";

/** The other sections of pages that accounts save: the first stays where the version before reads it. */
export async function keepSavedPages(db: Kysely<Schema>): Promise<void> {
  await db.schema.alterTable("savedSections").addColumn("following", "text").execute();
}
