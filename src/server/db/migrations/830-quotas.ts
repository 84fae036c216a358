import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** The emails of an account by month, and what it was told of its limits of a month. */
export async function createMonthlyQuotas(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("monthlyMail")
    .addColumn("userId", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("month", types.integer, (column) => column.notNull())
    .addColumn("sent", types.integer, (column) => column.notNull())
    .addPrimaryKeyConstraint("monthlyMailKey", ["userId", "month"])
    .execute();
  await db.schema
    .createTable("quotaNotices")
    .addColumn("userId", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("siteId", types.integer, (column) => column.notNull())
    .addColumn("month", types.integer, (column) => column.notNull())
    .addColumn("level", types.integer, (column) => column.notNull())
    .addColumn("most", types.integer, (column) => column.notNull())
    .addPrimaryKeyConstraint("quotaNoticesKey", ["userId", "name", "siteId", "month"])
    .execute();
}
