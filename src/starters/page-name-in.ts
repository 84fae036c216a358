import { kindOf } from "#/fields/kinds.ts";
import { frameParts } from "#/site/document-parts.ts";
import { walkFields } from "#/site/field-walk.ts";
import type { LanguageCode } from "#/site/language.ts";
import type { Link } from "#/site/link.ts";
import type { Templates } from "#/site/section.ts";
import type { SiteRecord } from "#/site/site.ts";

/** What the bar or the footer calls a page in a language; undefined where neither leads there. */
export function pageNameIn(
  site: SiteRecord,
  page: string,
  { language, templates }: { language: LanguageCode; templates: Templates },
): string | undefined {
  const leadsThere = (link: Link): boolean =>
    link.kind === "page" && link.page === page && link.section === undefined;
  const links = new Set<string>();
  const names = new Map<string, string>();
  for (const [part, { specs, fields }] of frameParts(site, templates).entries())
    walkFields(specs, fields, ({ spec, value, path }) => {
      const kind = kindOf(spec);
      // a link and what it says are fields of the same item
      const item = [part, ...path().slice(0, -1)].join("/");
      if (kind.links?.(value).some(leadsThere)) links.add(item);
      const name = kind.texts?.(value, spec)[0]?.text[language]?.text;
      if (name && !names.has(item)) names.set(item, name);
    });
  const [found] = [...links].flatMap((item) => names.get(item) ?? []);
  return found;
}
