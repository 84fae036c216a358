import { setImmediate as pause } from "node:timers/promises";
import type { FoundText, TextsAnswer, TextsQuery } from "#/api/texts.ts";
import { textsPerSearch } from "#/api/texts.ts";
import { findInText } from "#/lib/find-text.ts";
import { takeTurns } from "#/publish/turns.ts";
import type { DocumentPart } from "#/site/document-parts.ts";
import { pageParts, siteParts } from "#/site/document-parts.ts";
import { textsOf } from "#/site/document-texts.ts";
import type { LanguageCode } from "#/site/language.ts";
import { pageKey } from "#/site/records.ts";
import type { Templates } from "#/site/section.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { createKeyedQueue } from "../sites/keyed-queue.ts";
import { createDraftReader, pagesPerRead, searchesUnderWay } from "./draft-reader.ts";

/** Finds texts of a site's draft, one search of an account at a time. @throws AppError not-found */
export type TextSearch = (
  siteId: number,
  query: TextsQuery,
  accountId: string,
) => Promise<TextsAnswer>;

/** Whether a record's JSON can have a text that is found: what it says stands there, quotes and line feeds escaped. */
function mayContain(body: string, { search, matchCase }: TextsQuery): boolean {
  const escaped = JSON.stringify(search).slice(1, -1);
  if (matchCase) return body.includes(escaped);
  // letters such as "ß" and "ſ" have no single partner: whoever looks for others than these is asked the quick way
  if (!/^[\p{sc=Cyrillic}\u0020-\u007E]*$/u.test(search)) return true;
  return body.toLowerCase().includes(escaped.toLowerCase());
}

/** The texts of parts that say what is looked for, each in every language that says it. */
function findInParts(
  parts: readonly DocumentPart[],
  query: TextsQuery,
  { page, languages }: { page: string | null; languages: readonly LanguageCode[] },
): FoundText[] {
  return textsOf(parts).flatMap(({ target, template = null, path, limit, text }) =>
    languages.flatMap((language) => {
      const wording = text[language]?.text ?? "";
      if (findInText(wording, query).length === 0) return [];
      return [{ page, target, template, path: [...path], language, text: wording, limit }];
    }),
  );
}

/** What a search has found so far: as many texts as an answer takes, and how many there are. */
function newFindings() {
  const texts: FoundText[] = [];
  let total = 0;
  return {
    add(more: readonly FoundText[]): void {
      total += more.length;
      texts.push(...more.slice(0, textsPerSearch - texts.length));
    },
    answer: (): TextsAnswer => ({ total, texts }),
  };
}

export function createTextSearch(database: Database, templates: Templates): TextSearch {
  const oneByOne = createKeyedQueue<string>({ underWay: searchesUnderWay });
  const read = createDraftReader(database, templates);

  async function search(siteId: number, query: TextsQuery): Promise<TextsAnswer> {
    const { site, index } = await read(siteId, ["site", "index"]);
    if (!site || !index) throw new AppError("not-found");
    const codes = site.languages.map(({ code }) => code);
    const languages = codes.filter((code) => [undefined, code].includes(query.language));
    const pages = index.entries.map(({ id }) => id);
    const wanted = pages.filter((id) => [undefined, id].includes(query.page));
    const findings = newFindings();
    const turn = takeTurns(() => pause());
    for (let from = 0; from < wanted.length; from += pagesPerRead) {
      const ids = wanted.slice(from, from + pagesPerRead);
      const records = await read(siteId, ids.map(pageKey), (body) => mayContain(body, query));
      for (const page of ids) {
        const record = records[pageKey(page)];
        if (!record) continue;
        findings.add(findInParts(pageParts(record, templates), query, { page, languages }));
        await turn();
      }
    }
    if (query.page === undefined)
      findings.add(findInParts(siteParts(site, templates), query, { page: null, languages }));
    return findings.answer();
  }

  return (siteId, query, accountId) => oneByOne(accountId, () => search(siteId, query));
}
