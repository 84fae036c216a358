import { setImmediate as pause } from "node:timers/promises";
import { takeTurns } from "#/publish/turns.ts";
import type { DocumentPart } from "#/site/document-parts.ts";
import { pageParts, siteParts } from "#/site/document-parts.ts";
import { pageKey } from "#/site/records.ts";
import type { Templates } from "#/site/section.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { createKeyedQueue } from "../sites/keyed-queue.ts";
import { createDraftReader, pagesPerRead, searchesUnderWay } from "./draft-reader.ts";

interface Wanted<Found> {
  /** Whether the JSON of a page may have any of it: others are not even parsed. */
  mayContain(body: string): boolean;
  /** What of it parts have; `page` is null for those of the site. */
  findIn(parts: readonly DocumentPart[], page: string | null): readonly Found[];
}

/** Looks through a site's draft in the order of its pages, one search of an account at a time. @throws AppError not-found */
export function createPartSearch<Found>(
  database: Database,
  templates: Templates,
  { mayContain, findIn }: Wanted<Found>,
): (siteId: number, accountId: string) => Promise<Found[]> {
  const oneByOne = createKeyedQueue<string>({ underWay: searchesUnderWay });
  const read = createDraftReader(database, templates);

  async function search(siteId: number): Promise<Found[]> {
    const { site, index } = await read(siteId, ["site", "index"]);
    if (!site || !index) throw new AppError("not-found");
    const pages = index.entries.map(({ id }) => id);
    const found: Found[] = [];
    const turn = takeTurns(() => pause());
    for (let from = 0; from < pages.length; from += pagesPerRead) {
      const ids = pages.slice(from, from + pagesPerRead);
      const records = await read(siteId, ids.map(pageKey), mayContain);
      for (const page of ids) {
        const record = records[pageKey(page)];
        if (record) found.push(...findIn(pageParts(record, templates), page));
        await turn();
      }
    }
    return [...found, ...findIn(siteParts(site, templates), null)];
  }

  return (siteId, accountId) => oneByOne(accountId, () => search(siteId));
}
