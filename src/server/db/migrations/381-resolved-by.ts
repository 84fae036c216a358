import type { Kysely } from "kysely";
import type { Schema } from "../schema.ts";

/** Who resolved a thread of comments: they needn't be told by email of what was said in it. */
export async function noteWhoResolved(db: Kysely<Schema>): Promise<void> {
  await db.schema.alterTable("commentThreads").addColumn("resolvedBy", "text").execute();
}
