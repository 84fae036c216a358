import { type Kysely, sql } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** What owners do with what visitors sent: read it by time, throw it away, erase the emails about it. */
export async function createInbox(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  for (const column of ["sentAt", "trashedAt"]) {
    await db.schema.alterTable("submissions").addColumn(column, types.integer).execute();
  }
  // a reply that was changed is sent anew; confirming a subscription sends nothing
  await sql`update submissions set "sentAt" =
    case when kind = 'rsvp' then coalesce("updatedAt", "createdAt") else "createdAt" end`.execute(
    db,
  );
  await db.schema.dropIndex("submissionsBySite").execute();
  await db.schema
    .createIndex("submissionsBySite")
    .on("submissions")
    .columns(["siteId", "kind", "sentAt", "id"])
    .execute();
  await db.schema
    .createIndex("submissionsUnread")
    .on("submissions")
    .columns(["siteId", "kind"])
    .where(sql.ref("readAt"), "is", null)
    .where(sql.ref("trashedAt"), "is", null)
    .execute();
  await db.schema.alterTable("outbox").addColumn("submissionId", types.integer).execute();
  await db.schema.createIndex("outboxBySubmission").on("outbox").column("submissionId").execute();
}
