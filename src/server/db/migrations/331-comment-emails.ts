import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** Emails of mentions and replies: which comments they have told of, and who wants none. Nothing old is told. */
export async function createCommentEmails(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema.alterTable("comments").addColumn("toldAt", types.integer).execute();
  await db.updateTable("comments").set({ toldAt: 0 }).execute();
  await db.schema.alterTable("accountPreferences").addColumn("commentEmails", "integer").execute();
}
