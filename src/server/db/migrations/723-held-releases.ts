import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** Releases that an operator has to look at before visitors see them, and what was let through of a site. */
export async function createHeldReleases(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("heldReleases")
    .addColumn("releaseId", types.integer, (column) =>
      column.primaryKey().references("releases.id").onDelete("cascade"),
    )
    .addColumn("siteId", types.integer, (column) =>
      column.notNull().references("sites.id").onDelete("cascade"),
    )
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("isNew", types.integer, (column) => column.notNull())
    .addColumn("reasons", "text", (column) => column.notNull())
    .addColumn("authorId", "text", (column) => column.notNull())
    .addColumn("heldAt", types.integer, (column) => column.notNull())
    .addColumn("refusal", "text")
    .execute();
  await db.schema
    .createIndex("heldReleasesBySite")
    .on("heldReleases")
    .columns(["siteId", "state"])
    .execute();
  await db.schema
    .createTable("screenPasses")
    .addColumn("siteId", types.integer, (column) =>
      column.notNull().references("sites.id").onDelete("cascade"),
    )
    .addColumn("reason", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("screenPassesKey", ["siteId", "reason"])
    .execute();
}
