import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** Codes of an app that are asked after the password, and those for who has lost it. */
export async function createSecondFactors(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("codeApps")
    .addColumn("userId", "text", (column) =>
      column.primaryKey().references("users.id").onDelete("cascade"),
    )
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("confirmedAt", types.integer)
    .addColumn("lastCounter", types.integer, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("recoveryCodes")
    .addColumn("userId", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("codeHash", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("recoveryCodesKey", ["userId", "codeHash"])
    .execute();
  await db.schema
    .alterTable("signInLinks")
    .addColumn("asksForCode", types.integer, (column) => column.notNull().defaultTo(0))
    .execute();
}
