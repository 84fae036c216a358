import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** Which of the emails of a month asked subscribers to confirm. */
export async function countConfirmations(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .alterTable("monthlyMail")
    .addColumn("confirmations", types.integer, (column) => column.notNull().defaultTo(0))
    .execute();
}
