import type { PlacedLink } from "#/api/files.ts";
import { kindOf } from "#/fields/kinds.ts";
import type { DocumentPart } from "#/site/document-parts.ts";
import { walkFields } from "#/site/field-walk.ts";
import type { Templates } from "#/site/section.ts";
import type { Database } from "../db/database.ts";
import { createPartSearch } from "./part-search.ts";

/** Where links to files stand in a site's draft, one search of an account at a time. @throws AppError not-found */
export type FileSearch = (siteId: number, accountId: string) => Promise<PlacedLink[]>;

/** The links to files of parts. */
function linksIn(parts: readonly DocumentPart[], page: string | null): PlacedLink[] {
  return parts.flatMap(({ specs, fields, target, template = null }) => {
    const found: PlacedLink[] = [];
    walkFields(specs, fields, ({ spec, value, path }) => {
      for (const link of kindOf(spec).links?.(value) ?? [])
        if (link.kind === "file")
          found.push({ page, target, template, path: path(), file: link.file });
    });
    return found;
  });
}

export function createFileSearch(database: Database, templates: Templates): FileSearch {
  return createPartSearch(database, templates, {
    mayContain: (body) => body.includes('"file":"'),
    findIn: linksIn,
  });
}
