import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** The domains of sites. Many may ask for one; visitors find one site at it. */
export async function createDomains(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("domains")
    .addColumn("id", types.integer, types.id)
    .addColumn("siteId", "integer", (column) =>
      column.notNull().references("sites.id").onDelete("cascade"),
    )
    .addColumn("host", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("isPrimary", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("addedAt", types.integer, (column) => column.notNull())
    .addColumn("servedAt", types.integer)
    .addColumn("lostAt", types.integer)
    .addColumn("checkedAt", types.integer)
    .addColumn("finding", "text")
    .addColumn("misses", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("nextCheckAt", types.integer)
    .addUniqueConstraint("domainsOfSite", ["siteId", "host"])
    .execute();
  await db.schema
    .createIndex("servedDomains")
    .unique()
    .on("domains")
    .column("host")
    .where(sql.ref("servedAt"), "is not", null)
    .execute();
  await db.schema.alterTable("sites").addColumn("primaryDomain", "text").execute();
}
