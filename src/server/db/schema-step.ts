import type { Kysely } from "kysely";
import type { ColumnTypes } from "./columns.ts";
import type { CheckSites } from "./migrate-documents.ts";
import type { Schema } from "./schema.ts";

/** What a step may ask for besides the database. */
export interface StepTools {
  readonly checkSites: CheckSites;
}

/** One step of the schema. It runs in a transaction of its own and never changes once released. */
export type SchemaStep = (
  db: Kysely<Schema>,
  types: ColumnTypes,
  tools: StepTools,
) => Promise<void>;
