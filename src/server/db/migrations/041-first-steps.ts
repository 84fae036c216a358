import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** Whose checklist of first steps is open for which site. */
export async function createFirstSteps(db: Kysely<Schema>, _types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("firstSteps")
    .addColumn("siteId", "integer", (column) =>
      column.notNull().references("sites.id").onDelete("cascade"),
    )
    .addColumn("userId", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addPrimaryKeyConstraint("firstStepsKey", ["siteId", "userId"])
    .execute();
}
