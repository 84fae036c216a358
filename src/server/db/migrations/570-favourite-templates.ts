import type { Kysely } from "kysely";
import type { Schema } from "../schema.ts";

/** The templates that accounts keep at hand in the picker. */
export async function keepFavouriteTemplates(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .alterTable("accountPreferences")
    .addColumn("favouriteTemplates", "text")
    .execute();
}
