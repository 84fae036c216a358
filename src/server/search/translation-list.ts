import { setImmediate as pause } from "node:timers/promises";
import type { TranslationsAnswer, TranslationsQuery, TranslatedPage } from "#/api/translations.ts";
import { textsPerAnswer } from "#/api/translations.ts";
import { takeTurns } from "#/publish/turns.ts";
import { pageParts, siteParts } from "#/site/document-parts.ts";
import { primaryLanguage } from "#/site/language.ts";
import { pageKey } from "#/site/records.ts";
import type { Templates } from "#/site/section.ts";
import { siteNames } from "#/site/site-names.ts";
import { translationRows } from "#/site/translation-rows.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { createKeyedQueue } from "../sites/keyed-queue.ts";
import { createDraftReader, pagesPerRead, searchesUnderWay } from "./draft-reader.ts";

/**
 * Lists the texts of a site's draft beside their translations into a language, one answer of an account at a time.
 * The language may be one that the site is about to get. @throws AppError not-found: such a site or page; the language
 * is the primary one
 */
export type ReadTranslations = (
  siteId: number,
  query: TranslationsQuery,
  accountId: string,
) => Promise<TranslationsAnswer>;

export function createReadTranslations(
  database: Database,
  templates: Templates,
  mostTexts = textsPerAnswer,
): ReadTranslations {
  const oneByOne = createKeyedQueue<string>({ underWay: searchesUnderWay });
  const read = createDraftReader(database, templates);

  async function list(siteId: number, query: TranslationsQuery): Promise<TranslationsAnswer> {
    const { site, index } = await read(siteId, ["site", "index"]);
    if (!site || !index) throw new AppError("not-found");
    const { language, from } = query;
    const primary = primaryLanguage(site.languages);
    if (language === primary) throw new AppError("not-found");
    const names = siteNames(site);
    const ids = index.entries.map(({ id }) => id);
    const start = from === undefined ? 0 : ids.indexOf(from);
    if (start === -1) throw new AppError("not-found");
    const pages: TranslatedPage[] = [];
    const turn = takeTurns(() => pause());
    let count = 0;
    for (let at = start; at < ids.length; at += pagesPerRead) {
      const some = ids.slice(at, at + pagesPerRead);
      const records = await read(siteId, some.map(pageKey));
      for (const [place, page] of some.entries()) {
        if (count >= mostTexts) return { pages, next: ids[at + place] ?? null };
        const record = records[pageKey(page)];
        if (!record) continue;
        const rows = translationRows(pageParts(record, templates), { language, primary, names });
        pages.push({ page, rows });
        count += rows.length;
        await turn();
      }
    }
    const rows = translationRows(siteParts(site, templates), { language, primary, names });
    return { pages: [...pages, { page: null, rows }], next: null };
  }

  return (siteId, query, accountId) => oneByOne(accountId, () => list(siteId, query));
}
