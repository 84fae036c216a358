import type { Kysely } from "kysely";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import type { Storage } from "../storage/storage.ts";

/** No site has this number: noted under it is what was stored, or is about to be, and has no row of its own yet. */
const underWay = 0;

/** Notes content that stays whatever becomes of sites that were sent the same. */
export async function keepForGood(db: Kysely<Schema>, hash: string): Promise<void> {
  await db
    .insertInto("keptFiles")
    .values({ hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether somebody sent this content, is sending it, or had sent it and it is about to go. One look at one moment. */
async function wasSent(db: Kysely<Schema>, hash: string): Promise<boolean> {
  const of = (table: "assets" | "savedSectionAssets" | "sentFiles" | "leftFiles") =>
    db.selectFrom(table).select("hash").where("hash", "=", hash);
  const row = await of("assets")
    .unionAll(of("savedSectionAssets"))
    .unionAll(of("sentFiles"))
    .unionAll(of("leftFiles"))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Runs work that stores content that people sent and then writes the rows that stand for it. */
export type WhileStoring = <Result>(
  hashes: readonly string[],
  work: () => Promise<Result>,
) => Promise<Result>;

/**
 * What is stored already and nobody sent belongs to the server, such as a script of published pages: it is kept for good,
 * so that it doesn't go with a site that was sent a copy. What isn't stored yet is noted while the work runs; where that
 * fails, the note leads to what it stored.
 */
export function createWhileStoring(
  { db }: Pick<Database, "db">,
  storage: Pick<Storage, "has">,
): WhileStoring {
  return async (hashes, work) => {
    const fresh: string[] = [];
    for (const hash of new Set(hashes)) {
      // in this order: whoever stores it has noted it before
      if (!(await storage.has(hash))) fresh.push(hash);
      else if (!(await wasSent(db, hash))) await keepForGood(db, hash);
    }
    for (const hash of fresh)
      await db
        .insertInto("leftFiles")
        .values({ siteId: underWay, kind: "picture", hash })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const result = await work();
    for (const hash of fresh)
      await db
        .deleteFrom("leftFiles")
        .where("siteId", "=", underWay)
        .where("kind", "=", "picture")
        .where("hash", "=", hash)
        .execute();
    return result;
  };
}
