import { readKeptRecord } from "#/site/bring-up-json.ts";
import { recordsOf } from "#/site/records.ts";
import type { Records } from "#/site/records.ts";
import type { Templates } from "#/site/section.ts";
import type { Database } from "../db/database.ts";

/** Pages that are read from the database at once. */
export const pagesPerRead = 50;

/** So many searches of one kind an account has under way: one runs, the others wait. */
export const searchesUnderWay = 40;

/** Reads records of a site's draft by their keys: those whose JSON is wanted. */
export type ReadDraft = (
  siteId: number,
  keys: readonly string[],
  isWanted?: (body: string) => boolean,
) => Promise<Records>;

export function createDraftReader({ db }: Database, templates: Templates): ReadDraft {
  return async (siteId, keys, isWanted = () => true) => {
    const rows = await db
      .selectFrom("records")
      .select(["key", "body"])
      .where("siteId", "=", siteId)
      .where("key", "in", keys)
      .execute();
    const wanted = rows.filter(({ body }) => isWanted(body));
    return recordsOf(wanted.map(({ key, body }) => [key, readKeptRecord(body, templates)]));
  };
}
