import { held } from "#/fields/held-value.ts";
import type { StoredItem } from "#/fields/stored-fields.ts";
import type { LanguageCode } from "#/site/language.ts";
import type { SiteRecord } from "#/site/site.ts";

function nameOf({ text, link }: StoredItem, page: string, language: LanguageCode) {
  const to = held("link", link);
  const leadsThere = to?.kind === "page" && to.page === page && to.section === undefined;
  return leadsThere ? held("text", text)?.[language]?.text : undefined;
}

/** What the bar or the footer calls a page in a language; undefined where neither leads there. */
export function pageNameIn(
  { navigation, footer }: SiteRecord,
  page: string,
  language: LanguageCode,
): string | undefined {
  const columns: readonly StoredItem[] = held("list", footer.fields["columns"]) ?? [];
  const lists = [navigation, ...columns].map((fields) => held("list", fields["links"]) ?? []);
  for (const item of lists.flat()) {
    const name = nameOf(item, page, language);
    if (name !== undefined) return name;
  }
  return undefined;
}
