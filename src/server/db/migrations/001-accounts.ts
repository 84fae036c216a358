import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** Accounts: better-auth's four tables, sign-in links, known networks and the installation's settings. */
export async function createAccounts(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await createAuthTables(db, types);
  await db.schema
    .createTable("signInLinks")
    .addColumn("tokenHash", "text", (column) => column.primaryKey())
    .addColumn("userId", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("createdAt", types.integer, (column) => column.notNull())
    .addColumn("expiresAt", types.integer, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("knownNetworks")
    .addColumn("userId", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("network", "text", (column) => column.notNull())
    .addColumn("lastSeenAt", types.integer, (column) => column.notNull())
    .addPrimaryKeyConstraint("knownNetworksKey", ["userId", "network"])
    .execute();
  await db.schema
    .createTable("settings")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
}

async function createAuthTables(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("users")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("emailVerified", types.boolean, (column) => column.notNull())
    .addColumn("image", "text")
    .addColumn("role", "text", (column) => column.notNull().defaultTo("owner"))
    .addColumn("createdAt", types.date, (column) => column.notNull())
    .addColumn("updatedAt", types.date, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("sessions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("userId", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("expiresAt", types.date, (column) => column.notNull())
    .addColumn("ipAddress", "text")
    .addColumn("userAgent", "text")
    .addColumn("method", "text", (column) => column.notNull())
    .addColumn("createdAt", types.date, (column) => column.notNull())
    .addColumn("updatedAt", types.date, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("sessionsByUser").on("sessions").column("userId").execute();
  await db.schema
    .createTable("credentials")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("accountId", "text", (column) => column.notNull())
    .addColumn("providerId", "text", (column) => column.notNull())
    .addColumn("userId", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("accessToken", "text")
    .addColumn("refreshToken", "text")
    .addColumn("idToken", "text")
    .addColumn("accessTokenExpiresAt", types.date)
    .addColumn("refreshTokenExpiresAt", types.date)
    .addColumn("scope", "text")
    .addColumn("password", "text")
    .addColumn("createdAt", types.date, (column) => column.notNull())
    .addColumn("updatedAt", types.date, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("credentialsByUser").on("credentials").column("userId").execute();
  await db.schema
    .createTable("verifications")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("identifier", "text", (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("expiresAt", types.date, (column) => column.notNull())
    .addColumn("createdAt", types.date, (column) => column.notNull())
    .addColumn("updatedAt", types.date, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("verificationsByIdentifier")
    .on("verifications")
    .column("identifier")
    .execute();
}
