import { setImmediate as pause } from "node:timers/promises";
import type { PlacedPicture } from "#/api/library.ts";
import { kindOf } from "#/fields/kinds.ts";
import { takeTurns } from "#/publish/turns.ts";
import type { DocumentPart } from "#/site/document-parts.ts";
import { pageParts, siteParts } from "#/site/document-parts.ts";
import { walkFields } from "#/site/field-walk.ts";
import { pageKey } from "#/site/records.ts";
import type { Templates } from "#/site/section.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { createKeyedQueue } from "../sites/keyed-queue.ts";
import { createDraftReader, pagesPerRead } from "./draft-reader.ts";

/** Where pictures stand in a site's draft, one search of an account at a time. @throws AppError not-found */
export type PictureSearch = (siteId: number, accountId: string) => Promise<PlacedPicture[]>;

/** The pictures of parts. */
export function placedIn(parts: readonly DocumentPart[], page: string | null): PlacedPicture[] {
  return parts.flatMap(({ specs, fields, target, template = null }) => {
    const found: PlacedPicture[] = [];
    walkFields(specs, fields, ({ spec, value, path }) => {
      for (const held of kindOf(spec).pictures?.(value, spec) ?? [])
        found.push({
          page,
          target,
          template,
          path: path(),
          picture: held.picture,
          isDecorative: held.spec.isDecorative,
        });
    });
    return found;
  });
}

export function createPictureSearch(database: Database, templates: Templates): PictureSearch {
  const oneByOne = createKeyedQueue<string>();
  const read = createDraftReader(database, templates);
  const mayContain = (body: string): boolean => body.includes('"asset":"');

  async function search(siteId: number): Promise<PlacedPicture[]> {
    const { site, index } = await read(siteId, ["site", "index"]);
    if (!site || !index) throw new AppError("not-found");
    const pages = index.entries.map(({ id }) => id);
    const found: PlacedPicture[] = [];
    const turn = takeTurns(() => pause());
    for (let from = 0; from < pages.length; from += pagesPerRead) {
      const ids = pages.slice(from, from + pagesPerRead);
      const records = await read(siteId, ids.map(pageKey), mayContain);
      for (const page of ids) {
        const record = records[pageKey(page)];
        if (record) found.push(...placedIn(pageParts(record, templates), page));
        await turn();
      }
    }
    return [...found, ...placedIn(siteParts(site, templates), null)];
  }

  return (siteId, accountId) => oneByOne(accountId, () => search(siteId));
}
