import type { Kysely } from "kysely";
import type { ColumnTypes } from "./columns.ts";
import type { Schema } from "./schema.ts";

/** One step of the schema. It runs in a transaction of its own and never changes once released. */
export type SchemaStep = (db: Kysely<Schema>, types: ColumnTypes) => Promise<void>;
