import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** Which release a site was found to be the same as, and at which revision. */
export async function rememberEqualReleases(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema.alterTable("sites").addColumn("equalReleaseId", types.integer).execute();
  await db.schema.alterTable("sites").addColumn("equalRevision", types.integer).execute();
}
