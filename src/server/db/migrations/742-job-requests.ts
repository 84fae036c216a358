import type { Kysely } from "kysely";
import type { Schema } from "../schema.ts";

/** Which request began a job. */
export async function noteRequestsOfJobs(db: Kysely<Schema>): Promise<void> {
  await db.schema.alterTable("jobs").addColumn("requestId", "text").execute();
}
