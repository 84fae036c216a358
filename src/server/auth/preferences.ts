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
        .select(["language", "colourMode"])
        .where("userId", "=", userId)
        .executeTakeFirst();
      return {
        language: row?.language ?? null,
        colourMode: colourModes.find((mode) => mode === row?.colourMode) ?? null,
      };
    },
    async change(userId, { language, colourMode }) {
      const changed = {
        ...(language !== undefined && { language }),
        ...(colourMode !== undefined && { colourMode }),
      };
      if (Object.keys(changed).length === 0) return;
      await db
        .insertInto("accountPreferences")
        .values({ userId, language: null, colourMode: null, ...changed })
        .onConflict((conflict) => conflict.column("userId").doUpdateSet(changed))
        .execute();
    },
  };
}
