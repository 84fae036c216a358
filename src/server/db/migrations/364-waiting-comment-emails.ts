import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** What an email about comments tells whom: while it waits it is written anew, or erased. */
export async function noteThreadsOfMail(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("outboxThreads")
    .addColumn("outboxId", types.integer, (column) =>
      column.primaryKey().references("outbox.id").onDelete("cascade"),
    )
    .addColumn("threadId", "text", (column) => column.notNull())
    .addColumn("readerId", "text", (column) => column.notNull())
    .addColumn("toldAt", types.integer, (column) => column.notNull())
    .execute();
  for (const column of ["threadId", "readerId"] as const)
    await db.schema
      .createIndex(column === "threadId" ? "outboxThreadsByThread" : "outboxThreadsByReader")
      .on("outboxThreads")
      .column(column)
      .execute();
}
