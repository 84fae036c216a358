import type { Database } from "../db/database.ts";

/** What visitors read while a site as a whole is unpublished, at once and by a plan. */
export interface ClosedWords {
  /** "" where there are none. */
  read(siteId: number): Promise<string>;
  /** Without words visitors read that the site isn't published. */
  write(siteId: number, words: string): Promise<void>;
}

interface ClosedWordsOptions {
  readonly database: Database;
  /** Shows the site as it is to be seen now. */
  readonly moved: (siteId: number) => Promise<void>;
}

export function createClosedWords({ database: { db }, moved }: ClosedWordsOptions): ClosedWords {
  return {
    async read(siteId) {
      const row = await db
        .selectFrom("closedWords")
        .select("words")
        .where("siteId", "=", siteId)
        .executeTakeFirst();
      return row?.words ?? "";
    },
    async write(siteId, words) {
      if (words === "") {
        await db.deleteFrom("closedWords").where("siteId", "=", siteId).execute();
      } else {
        await db
          .insertInto("closedWords")
          .values({ siteId, words })
          .onConflict((conflict) => conflict.column("siteId").doUpdateSet({ words }))
          .execute();
      }
      await moved(siteId);
    },
  };
}
