import { readOwnJson } from "#/lib/read-own-json.ts";
import { colourModes, favouriteTemplatesSchema } from "#/api/preferences.ts";
import type { Preferences, PreferencesChange } from "#/api/preferences.ts";
import type { Database } from "../db/database.ts";

/** How accounts want the app. */
export interface AccountPreferences {
  of(userId: string): Promise<Preferences>;
  /** What the change leaves out stays, also where another one is made at the same moment. */
  change(userId: string, change: PreferencesChange): Promise<void>;
}

const nothing = {
  language: null,
  colourMode: null,
  commentEmails: null,
  favouriteTemplates: null,
} as const;

export function createAccountPreferences({ db }: Pick<Database, "db">): AccountPreferences {
  return {
    async of(userId) {
      const row = await db
        .selectFrom("accountPreferences")
        .select(["language", "colourMode", "commentEmails", "favouriteTemplates"])
        .where("userId", "=", userId)
        .executeTakeFirst();
      return {
        language: row?.language ?? null,
        colourMode: colourModes.find((mode) => mode === row?.colourMode) ?? null,
        commentEmails: row?.commentEmails !== 0,
        favouriteTemplates: favouriteTemplatesSchema.parse(
          readOwnJson(row?.favouriteTemplates ?? "[]"),
        ),
      };
    },
    async change(userId, { language, colourMode, commentEmails, favouriteTemplates }) {
      const changed = {
        ...(language !== undefined && { language }),
        ...(colourMode !== undefined && { colourMode }),
        ...(commentEmails !== undefined && { commentEmails: commentEmails ? 1 : 0 }),
        ...(favouriteTemplates && { favouriteTemplates: JSON.stringify(favouriteTemplates) }),
      };
      if (Object.keys(changed).length === 0) return;
      await db
        .insertInto("accountPreferences")
        .values({ userId, ...nothing, ...changed })
        .onConflict((conflict) => conflict.column("userId").doUpdateSet(changed))
        .execute();
    },
  };
}
