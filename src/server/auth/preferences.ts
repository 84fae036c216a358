import { colourModes } from "#/api/preferences.ts";
import type { Preferences, PreferencesChange } from "#/api/preferences.ts";
import type { Database } from "../db/database.ts";

/** How accounts want the app. */
export interface AccountPreferences {
  of(userId: string): Promise<Preferences>;
  /** What the change leaves out stays, also where another one is made at the same moment. */
  change(userId: string, change: PreferencesChange): Promise<void>;
}

export function createAccountPreferences({ db }: Pick<Database, "db">): AccountPreferences {
  return {
    async of(userId) {
      const row = await db
        .selectFrom("accountPreferences")
        .select(["language", "colourMode", "commentEmails"])
        .where("userId", "=", userId)
        .executeTakeFirst();
      return {
        language: row?.language ?? null,
        colourMode: colourModes.find((mode) => mode === row?.colourMode) ?? null,
        commentEmails: row?.commentEmails !== 0,
      };
    },
    async change(userId, { language, colourMode, commentEmails }) {
      const changed = {
        ...(language !== undefined && { language }),
        ...(colourMode !== undefined && { colourMode }),
        ...(commentEmails !== undefined && { commentEmails: commentEmails ? 1 : 0 }),
      };
      if (Object.keys(changed).length === 0) return;
      await db
        .insertInto("accountPreferences")
        .values({ userId, language: null, colourMode: null, commentEmails: null, ...changed })
        .onConflict((conflict) => conflict.column("userId").doUpdateSet(changed))
        .execute();
    },
  };
}
