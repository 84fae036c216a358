import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** What operators decide about complaints and sites, and the log of it; whether a site was paid when it was published. */
export async function createComplaints(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema.alterTable("sites").addColumn("takenDownAt", types.integer).execute();
  await db.schema.alterTable("sites").addColumn("takedownReason", "text").execute();
  await db.schema.alterTable("releases").addColumn("isPaid", types.integer).execute();
  await db.schema
    .createTable("complaintDecisions")
    .addColumn("submissionId", types.integer, (column) =>
      column.primaryKey().references("submissions.id").onDelete("cascade"),
    )
    .addColumn("decision", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("operatorId", "text", (column) => column.notNull())
    .addColumn("decidedAt", types.integer, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("auditLog")
    .addColumn("id", types.integer, types.id)
    .addColumn("createdAt", types.integer, (column) => column.notNull())
    .addColumn("operatorId", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("siteId", types.integer, (column) => column.notNull())
    .addColumn("details", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("submissionsByKind")
    .on("submissions")
    .columns(["kind", "createdAt", "id"])
    .execute();
}
