import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** Whether a batch is in a site's log is asked with every batch that comes. */
export async function indexBatches(db: Kysely<Schema>, _types: ColumnTypes): Promise<void> {
  await db.schema
    .createIndex("operationsByBatch")
    .on("operations")
    .columns(["siteId", "batchId"])
    .where("batchId", "is not", null)
    .execute();
}
