import type { Kysely } from "kysely";
import type { ColumnTypes } from "../columns.ts";
import type { Schema } from "../schema.ts";

/** Passkeys of accounts, and the challenges that wait to be answered. */
export async function createPasskeys(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("passkeys")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("userId", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("publicKey", "text", (column) => column.notNull())
    .addColumn("counter", types.integer, (column) => column.notNull())
    .addColumn("createdAt", types.integer, (column) => column.notNull())
    .addColumn("lastUsedAt", types.integer)
    .execute();
  await db.schema.createIndex("passkeysByUser").on("passkeys").column("userId").execute();
  await db.schema
    .createTable("passkeyChallenges")
    .addColumn("challengeHash", "text", (column) => column.primaryKey())
    .addColumn("askedOf", "text", (column) => column.notNull())
    .addColumn("expiresAt", types.integer, (column) => column.notNull())
    .execute();
}
