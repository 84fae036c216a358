import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** What is kept beside a submission, how many mails people got, headers of mail, closed reporting. */
export async function extendVisitors(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  for (const column of ["topic", "state", "page", "release"]) {
    await db.schema.alterTable("submissions").addColumn(column, "text").execute();
  }
  for (const column of ["seats", "updatedAt", "noticedAt"]) {
    await db.schema.alterTable("submissions").addColumn(column, types.integer).execute();
  }
  // One subscription, reply or complaint of an address; messages have no topic and may be many.
  await db.schema
    .createIndex("submissionsOnce")
    .on("submissions")
    .columns(["siteId", "kind", "topic", "email"])
    .unique()
    .execute();
  await db.schema.createIndex("submissionsByEmail").on("submissions").column("email").execute();
  await db.schema
    .createTable("mailAllowances")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("times", "text", (column) => column.notNull())
    .addColumn("lastAt", types.integer, (column) => column.notNull())
    .execute();
  await db.schema.alterTable("outbox").addColumn("headers", "text").execute();
  await db.schema.alterTable("sites").addColumn("reportingClosedAt", types.integer).execute();
}
