import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** Invitations to sites, emails that let somebody in, and when members were there last. */
export async function createPeople(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("invitations")
    .addColumn("id", types.integer, types.id)
    .addColumn("siteId", types.integer, (column) =>
      column.notNull().references("sites.id").onDelete("cascade"),
    )
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("isTransfer", types.integer, (column) => column.notNull())
    .addColumn("tokenHash", "text", (column) => column.notNull().unique())
    .addColumn("invitedBy", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("createdAt", types.integer, (column) => column.notNull())
    .addColumn("expiresAt", types.integer, (column) => column.notNull())
    .addUniqueConstraint("invitationsOnce", ["siteId", "email"])
    .execute();
  await db.schema
    .alterTable("outbox")
    .addColumn("isSecret", types.integer, (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("siteMembers").addColumn("seenAt", types.integer).execute();
}
