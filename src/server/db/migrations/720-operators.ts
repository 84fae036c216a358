import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** Accounts that are suspended, limits of their own, invitations to have one, and what operators did about people. */
export async function keepWhatOperatorsDecide(
  db: Kysely<Schema>,
  types: ColumnTypes,
): Promise<void> {
  await db.schema.alterTable("users").addColumn("suspendedAt", types.integer).execute();
  await db.schema.alterTable("users").addColumn("suspensionReason", "text").execute();
  await db.schema.alterTable("signUps").addColumn("invitedBy", "text").execute();
  await db.schema.alterTable("auditLog").addColumn("userId", "text").execute();
  await db.schema
    .createTable("accountQuotas")
    .addColumn("userId", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("most", types.integer)
    .addPrimaryKeyConstraint("accountQuotasKey", ["userId", "name"])
    .execute();
}
