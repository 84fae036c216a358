import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** What people who work on a site say to each other about its sections; no part of the document. */
export async function createComments(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("commentThreads")
    .addColumn("siteId", types.integer, (column) =>
      column.notNull().references("sites.id").onDelete("cascade"),
    )
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("page", "text", (column) => column.notNull())
    .addColumn("section", "text", (column) => column.notNull())
    .addColumn("template", "text", (column) => column.notNull())
    .addColumn("createdAt", types.integer, (column) => column.notNull())
    .addColumn("resolvedAt", types.integer)
    .addPrimaryKeyConstraint("commentThreadsKey", ["siteId", "id"])
    .execute();
  await db.schema
    .createTable("comments")
    .addColumn("siteId", types.integer, (column) =>
      column.notNull().references("sites.id").onDelete("cascade"),
    )
    .addColumn("threadId", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("authorId", "text", (column) => column.notNull())
    .addColumn("authorName", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("createdAt", types.integer, (column) => column.notNull())
    .addColumn("editedAt", types.integer)
    .addPrimaryKeyConstraint("commentsKey", ["siteId", "id"])
    .execute();
  await db.schema
    .createIndex("commentsByThread")
    .on("comments")
    .columns(["siteId", "threadId", "createdAt"])
    .execute();
  await db.schema
    .createTable("commentReads")
    .addColumn("siteId", types.integer, (column) =>
      column.notNull().references("sites.id").onDelete("cascade"),
    )
    .addColumn("readerId", "text", (column) => column.notNull())
    .addColumn("seenAt", types.integer, (column) => column.notNull())
    .addPrimaryKeyConstraint("commentReadsKey", ["siteId", "readerId"])
    .execute();
}
