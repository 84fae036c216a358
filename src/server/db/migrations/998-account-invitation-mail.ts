import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** The email that an invitation to have an account was sent in, by its id in the outbox. */
export async function noteAccountInvitationMail(
  db: Kysely<Schema>,
  types: ColumnTypes,
): Promise<void> {
  await db.schema.alterTable("signUps").addColumn("outboxId", types.integer).execute();
}
