import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** The email that an invitation was sent in, by its id in the outbox. */
export async function noteInvitationMail(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema.alterTable("invitations").addColumn("outboxId", types.integer).execute();
}
