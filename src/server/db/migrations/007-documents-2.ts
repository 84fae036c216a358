import { migrateDocuments } from "../migrate-documents.ts";
import type { SchemaStep } from "../schema-step.ts";

/** Sites from before version 2 of the document: consent, messengers, chats and trackers. */
export const bringDocumentsToVersion2: SchemaStep = (db, _types, { checkSites }) =>
  migrateDocuments(db, checkSites);
