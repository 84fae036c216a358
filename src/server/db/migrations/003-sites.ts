import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** Sites, their logs and records, releases, pictures and what visitors sent. */
export async function createSites(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await createSiteTables(db, types);
  await createLogTables(db, types);
  await createReleaseTables(db, types);
  await createVisitorTables(db, types);
}

async function createSiteTables(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("sites")
    .addColumn("id", types.integer, types.id)
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("siteHash", "text", (column) => column.notNull().unique())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("revision", types.integer, (column) => column.notNull())
    .addColumn("liveReleaseId", types.integer)
    .addColumn("isPaid", types.integer, (column) => column.notNull().defaultTo(0))
    .addColumn("createdAt", types.integer, (column) => column.notNull())
    .addColumn("updatedAt", types.integer, (column) => column.notNull())
    .addColumn("trashedAt", types.integer)
    .execute();
  await db.schema
    .createTable("siteMembers")
    .addColumn("siteId", types.integer, (column) =>
      column.notNull().references("sites.id").onDelete("cascade"),
    )
    .addColumn("userId", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("createdAt", types.integer, (column) => column.notNull())
    .addPrimaryKeyConstraint("siteMembersKey", ["siteId", "userId"])
    .execute();
  await db.schema.createIndex("siteMembersByUser").on("siteMembers").column("userId").execute();
}

async function createLogTables(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("operations")
    .addColumn("siteId", types.integer, (column) =>
      column.notNull().references("sites.id").onDelete("cascade"),
    )
    .addColumn("revision", types.integer, (column) => column.notNull())
    .addColumn("operationId", "text", (column) => column.notNull())
    .addColumn("authorId", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("args", "text", (column) => column.notNull())
    .addColumn("createdAt", types.integer, (column) => column.notNull())
    .addPrimaryKeyConstraint("operationsKey", ["siteId", "revision"])
    .addUniqueConstraint("operationsOnce", ["siteId", "operationId"])
    .execute();
  await db.schema
    .createTable("records")
    .addColumn("siteId", types.integer, (column) =>
      column.notNull().references("sites.id").onDelete("cascade"),
    )
    // Keys are read in order and by prefix: both dialects must sort them alike.
    .addColumn("key", "text", (column) => column.notNull().modifyEnd(types.bytewise))
    .addColumn("revision", types.integer, (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("recordsKey", ["siteId", "key"])
    .execute();
}

async function createReleaseTables(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("releases")
    .addColumn("id", types.integer, types.id)
    .addColumn("siteId", types.integer, (column) =>
      column.notNull().references("sites.id").onDelete("cascade"),
    )
    .addColumn("number", types.integer, (column) => column.notNull())
    .addColumn("revision", types.integer, (column) => column.notNull())
    .addColumn("manifestHash", "text", (column) => column.notNull())
    .addColumn("pageCount", types.integer, (column) => column.notNull())
    .addColumn("note", "text", (column) => column.notNull())
    .addColumn("authorId", "text", (column) => column.notNull())
    .addColumn("createdAt", types.integer, (column) => column.notNull())
    .addUniqueConstraint("releasesInOrder", ["siteId", "number"])
    .execute();
  await db.schema
    .createTable("assets")
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("siteId", types.integer, (column) =>
      column.notNull().references("sites.id").onDelete("cascade"),
    )
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("mime", "text", (column) => column.notNull())
    .addColumn("bytes", types.integer, (column) => column.notNull())
    .addColumn("info", "text", (column) => column.notNull())
    .addColumn("createdAt", types.integer, (column) => column.notNull())
    .addColumn("trashedAt", types.integer)
    .addPrimaryKeyConstraint("assetsKey", ["siteId", "id"])
    .execute();
  await db.schema
    .createIndex("assetsBySite")
    .on("assets")
    .columns(["siteId", "createdAt"])
    .execute();
}

async function createVisitorTables(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("submissions")
    .addColumn("id", types.integer, types.id)
    .addColumn("siteId", types.integer, (column) =>
      column.notNull().references("sites.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("language", "text")
    .addColumn("createdAt", types.integer, (column) => column.notNull())
    .addColumn("readAt", types.integer)
    .execute();
  await db.schema
    .createIndex("submissionsBySite")
    .on("submissions")
    .columns(["siteId", "kind", "createdAt"])
    .execute();
}
