import { setImmediate as pause } from "node:timers/promises";
import type { LinkedPlace } from "#/api/linked-places.ts";
import { takeTurns } from "#/publish/turns.ts";
import { pageKey } from "#/site/records.ts";
import type { Templates } from "#/site/section.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { createKeyedQueue } from "../sites/keyed-queue.ts";
import { createDraftReader, pagesPerRead, searchesUnderWay } from "./draft-reader.ts";

/** Where linked sections stand in a site's draft, one search of an account at a time. @throws AppError not-found */
export type ReadLinkedPlaces = (siteId: number, accountId: string) => Promise<LinkedPlace[]>;

export function createReadLinkedPlaces(database: Database, templates: Templates): ReadLinkedPlaces {
  const oneByOne = createKeyedQueue<string>({ underWay: searchesUnderWay });
  const read = createDraftReader(database, templates);
  const mayContain = (body: string): boolean => body.includes('"linked":"');

  async function search(siteId: number): Promise<LinkedPlace[]> {
    const { site, index } = await read(siteId, ["site", "index"]);
    if (!site || !index) throw new AppError("not-found");
    const pages = site.linked ? index.entries.map(({ id }) => id) : [];
    const found: LinkedPlace[] = [];
    const turn = takeTurns(() => pause());
    for (let from = 0; from < pages.length; from += pagesPerRead) {
      const ids = pages.slice(from, from + pagesPerRead);
      const records = await read(siteId, ids.map(pageKey), mayContain);
      for (const page of ids)
        for (const { id, linked } of records[pageKey(page)]?.sections ?? [])
          if (linked !== undefined) found.push({ linked, page, section: id });
      await turn();
    }
    return found;
  }

  return (siteId, accountId) => oneByOne(accountId, () => search(siteId));
}
