import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** Whether those who look by a link may comment; by none from before. */
export async function letLinksTakeComments(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .alterTable("siteLinks")
    .addColumn("takesComments", types.integer, (column) => column.notNull().defaultTo(0))
    .execute();
}
