import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";
import { usualLanguage } from "./setting-rows.ts";

/** The language that an account is written to in by operators and about its limits: its own, or else the usual one. */
export async function accountLanguage(db: Kysely<Schema>, userId: string): Promise<string> {
  const preferences = await db
    .selectFrom("accountPreferences")
    .select("language")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return preferences?.language ?? (await usualLanguage(db));
}
