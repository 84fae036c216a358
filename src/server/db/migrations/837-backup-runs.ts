import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** What scheduled backups came to. */
export async function keepBackupRuns(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("backupRuns")
    .addColumn("id", types.integer, types.id)
    .addColumn("endedAt", types.integer, (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("reason", "text")
    .addColumn("damaged", "integer", (column) => column.notNull())
    .addColumn("warning", "text")
    .execute();
}
