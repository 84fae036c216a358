import type { Kysely } from "kysely";
import { migrateDocuments } from "../migrate-documents.ts";
import type { Schema } from "../schema.ts";

/** Sites from before version 2 of the document: consent, messengers, chats and trackers. */
export async function bringDocumentsToVersion2(db: Kysely<Schema>): Promise<void> {
  await migrateDocuments(db);
}
