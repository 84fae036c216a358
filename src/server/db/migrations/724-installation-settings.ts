import type { Kysely } from "kysely";
import type { Schema } from "../schema.ts";

/** What operators decide for everybody, in place of what the environment says. */
export async function keepInstallationSettings(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable("installationSettings")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
}
