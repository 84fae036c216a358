import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** The addresses of sites: those that they have, and those that they had and that lead to them. */
export async function createSiteAddresses(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("siteAddresses")
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("siteId", "integer", (column) =>
      column.notNull().references("sites.id").onDelete("cascade"),
    )
    .addColumn("createdAt", types.integer, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("siteAddressesBySite").on("siteAddresses").column("siteId").execute();
  await db
    .insertInto("siteAddresses")
    .columns(["slug", "siteId", "createdAt"])
    .expression((select) =>
      select.selectFrom("sites").select(["slug", sql.ref<number>("id").as("siteId"), "createdAt"]),
    )
    .execute();
}
