import type { PlacedPicture } from "#/api/library.ts";
import { kindOf } from "#/fields/kinds.ts";
import type { DocumentPart } from "#/site/document-parts.ts";
import { walkFields } from "#/site/field-walk.ts";
import type { Templates } from "#/site/section.ts";
import type { Database } from "../db/database.ts";
import { createPartSearch } from "./part-search.ts";

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
  return createPartSearch(database, templates, {
    mayContain: (body) => body.includes('"asset":"'),
    findIn: placedIn,
  });
}
