import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** Links that show a site to whoever has one, and what they were exchanged for. */
export async function createSiteLinks(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("siteLinks")
    .addColumn("id", types.integer, types.id)
    .addColumn("siteId", types.integer, (column) =>
      column.notNull().references("sites.id").onDelete("cascade"),
    )
    .addColumn("key", "text", (column) => column.notNull().unique())
    .addColumn("tokenHash", "text", (column) => column.notNull().unique())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("role", "text")
    .addColumn("releaseId", types.integer)
    .addColumn("authorId", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("createdAt", types.integer, (column) => column.notNull())
    .addColumn("expiresAt", types.integer, (column) => column.notNull())
    .addColumn("revokedAt", types.integer)
    .addColumn("uses", types.integer, (column) => column.notNull().defaultTo(0))
    .addColumn("usedAt", types.integer)
    .execute();
  await db.schema
    .createIndex("siteLinksBySite")
    .on("siteLinks")
    .columns(["siteId", "expiresAt"])
    .execute();
  await db.schema
    .createTable("linkSessions")
    .addColumn("tokenHash", "text", (column) => column.primaryKey())
    .addColumn("linkId", types.integer, (column) =>
      column.notNull().references("siteLinks.id").onDelete("cascade"),
    )
    .addColumn("expiresAt", types.integer, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("linkSessionsByLink").on("linkSessions").column("linkId").execute();
}
