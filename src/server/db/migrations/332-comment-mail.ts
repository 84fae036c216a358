import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** Of what site and by whom the comments are that an email carries: its words go with either. */
export async function tieCommentMail(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .alterTable("outbox")
    .addColumn("commentsOf", types.integer, (column) =>
      column.references("sites.id").onDelete("cascade"),
    )
    .execute();
  await db.schema.createIndex("outboxByCommentsOf").on("outbox").column("commentsOf").execute();
  await db.schema
    .createTable("outboxAuthors")
    .addColumn("outboxId", types.integer, (column) =>
      column.notNull().references("outbox.id").onDelete("cascade"),
    )
    .addColumn("authorId", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("outboxAuthorsOnce", ["outboxId", "authorId"])
    .execute();
  await db.schema
    .createIndex("outboxAuthorsByAuthor")
    .on("outboxAuthors")
    .column("authorId")
    .execute();
}
