import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

const newNames = {
  stronger: "recompress-release",
  "complaints.letters": "complaints.emails",
} as const;

/** Kinds of jobs under the names that their handlers have now: what waits to be done is done. */
export async function renameJobs(db: Kysely<Schema>, _types: ColumnTypes): Promise<void> {
  for (const [before, kind] of Object.entries(newNames))
    await db.updateTable("jobs").set({ kind }).where("kind", "=", before).execute();
}
