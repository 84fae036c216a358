import { setImmediate as pause } from "node:timers/promises";
import { sql, type Kysely } from "kysely";
import type { FormerOriginal, FormerOriginalsQuery } from "#/api/translations.ts";
import { textHash } from "#/lib/text-hash.ts";
import { takeTurns } from "#/publish/turns.ts";
import { pageParts, siteParts } from "#/site/document-parts.ts";
import { primaryLanguage } from "#/site/language.ts";
import { pageKey } from "#/site/records.ts";
import type { Templates } from "#/site/section.ts";
import type { SiteRecord } from "#/site/site.ts";
import { translationRows } from "#/site/translation-rows.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { createKeyedQueue } from "../sites/keyed-queue.ts";
import { logParts, type LogPart } from "../sites/log-parts.ts";
import { createDraftReader, searchesUnderWay } from "./draft-reader.ts";

/**
 * The originals that outdated translations of a page, or of what belongs to no page, were made from, one answer of an
 * account at a time. @throws AppError not-found: such a site, language or page
 */
export type ReadFormerOriginals = (
  siteId: number,
  query: FormerOriginalsQuery,
  accountId: string,
) => Promise<FormerOriginal[]>;

/** What is looked through at once, and at most: the newest. A step may bring a page, and many may be asked for to use memory up. */
const atOnce = { revisions: 2_000, bytes: 4 * 2 ** 20 } as const;
const atMost = { revisions: 100_000, bytes: 64 * 2 ** 20 } as const;

/** A site's log in parts, as far back as it is looked through. */
async function* newestFirst(db: Kysely<Schema>, siteId: number): AsyncGenerator<LogPart> {
  const { revision } = await db
    .selectFrom("sites")
    .select("revision")
    .where("id", "=", siteId)
    .executeTakeFirstOrThrow();
  const oldest = Math.max(1, revision - atMost.revisions + 1);
  let bytes = 0;
  for (let last = revision; last >= oldest; last -= atOnce.revisions) {
    const first = Math.max(oldest, last - atOnce.revisions + 1);
    const parts = await logParts(db, siteId, { first, last, bytes: atOnce.bytes });
    for (const part of parts.toReversed()) {
      bytes += part.bytes;
      if (bytes > atMost.bytes) return;
      yield part;
    }
  }
}

/**
 * What steps name that may have written the texts: each of them one of these, or anything where there are none. What
 * stands on a page may have been linked before, and a linked section stood on some page.
 */
function placesOf(page: string | undefined, { linked }: SiteRecord): string[] {
  if (page !== undefined) return [page, "linked"];
  return linked ? [] : ["part"];
}

/** Every text in the arguments of an operation, or in a document. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null)
    for (const part of Object.values(value)) yield* textsIn(part);
}

/**
 * Only the hash of an original is kept with a translation (`basis`). The log has every text that was ever written, and a
 * change of a text also what stood there before: a text with that hash is the one.
 */
export function createReadFormerOriginals(
  database: Database,
  templates: Templates,
): ReadFormerOriginals {
  const { db } = database;
  const oneByOne = createKeyedQueue<string>({ underWay: searchesUnderWay });
  const read = createDraftReader(database, templates);

  async function basesOf(siteId: number, { language, page }: FormerOriginalsQuery) {
    const records = await read(siteId, ["site", ...(page === undefined ? [] : [pageKey(page)])]);
    const { site } = records;
    const primary = site && primaryLanguage(site.languages);
    const record = page === undefined ? undefined : records[pageKey(page)];
    if (!site || primary === undefined || (page !== undefined && !record))
      throw new AppError("not-found");
    if (language === primary || !site.languages.some(({ code }) => code === language))
      throw new AppError("not-found");
    const parts = record ? pageParts(record, templates) : siteParts(site, templates);
    const rows = translationRows(parts, { language, primary });
    return {
      bases: new Set(rows.flatMap(({ basis }) => basis ?? [])),
      places: placesOf(page, site),
    };
  }

  /** The arguments of a part of the log, newest first, where they say something of one of the places. */
  function argsOf(siteId: number, { first, last }: LogPart, places: readonly string[]) {
    const patterns = places.map(
      (place) => `%${JSON.stringify(place).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
    );
    return db
      .selectFrom("operations")
      .select("args")
      .where("siteId", "=", siteId)
      .where("revision", ">=", first)
      .where("revision", "<=", last)
      .$if(patterns.length > 0, (query) =>
        query.where(({ or }) =>
          or(patterns.map((pattern) => sql<boolean>`args like ${pattern} escape ${"\\"}`)),
        ),
      )
      .orderBy("revision", "desc")
      .execute();
  }

  async function find(siteId: number, query: FormerOriginalsQuery): Promise<FormerOriginal[]> {
    const { bases, places } = await basesOf(siteId, query);
    const found = new Map<string, string>();
    const turn = takeTurns(() => pause());
    for await (const part of newestFirst(db, siteId)) {
      if (found.size === bases.size) break;
      for (const { args } of await argsOf(siteId, part, places)) {
        for (const text of textsIn(JSON.parse(args))) {
          const hash = textHash(text);
          if (bases.has(hash)) found.set(hash, text);
        }
        await turn();
      }
    }
    return [...bases].map((basis) => ({ basis, text: found.get(basis) ?? null }));
  }

  return (siteId, query, accountId) => oneByOne(accountId, () => find(siteId, query));
}
