import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";

/** The language that the account behind an address has chosen; undefined without an account or a choice. */
export async function readerLanguage(
  db: Kysely<Schema>,
  email: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("users")
    .innerJoin("accountPreferences", "accountPreferences.userId", "users.id")
    .select("language")
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .executeTakeFirst();
  return row?.language ?? undefined;
}
