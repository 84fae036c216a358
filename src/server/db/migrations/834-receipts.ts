import { type Kysely, sql } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/**
 * The email that thanked whoever complained, by its id in the outbox. What was written before the job about a complaint
 * was done, and before anything was decided, was that.
 */
export async function noteReceipts(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema.alterTable("submissions").addColumn("receiptId", types.integer).execute();
  await sql`update "submissions" set "receiptId" = (select min("outbox"."id") from "outbox"
    where "outbox"."submissionId" = "submissions"."id"
    and lower("outbox"."recipient") = "submissions"."email"
    and "outbox"."createdAt" <= "submissions"."noticedAt"
    and not exists (select 1 from "complaintDecisions"
      where "complaintDecisions"."submissionId" = "submissions"."id"
      and "complaintDecisions"."decidedAt" <= "outbox"."createdAt"))
    where "kind" = 'compliance'`.execute(db);
}
