import type { ItemOf } from "#/fields/field-spec.ts";
import { held } from "#/fields/held-value.ts";
import type { ListField } from "#/fields/list/spec.ts";
import type { LanguageCode } from "#/site/language.ts";
import { navigationFields } from "#/site/navigation.ts";
import type { SiteRecord } from "#/site/site.ts";

/** The footer's links have the fields of the bar's. */
const { links } = navigationFields;
/** Of any list, whatever its items are. */
const anyList: ListField = links;

function nameOf({ text, link }: ItemOf<typeof links.item>, page: string, language: LanguageCode) {
  const leadsThere = link?.kind === "page" && link.page === page && link.section === undefined;
  return leadsThere ? text[language]?.text : undefined;
}

/** What the bar or the footer calls a page in a language; undefined where neither leads there. */
export function pageNameIn(
  { navigation, footer }: SiteRecord,
  page: string,
  language: LanguageCode,
): string | undefined {
  const columns = held(anyList, footer.fields["columns"]) ?? [];
  const lists = [navigation, ...columns].map((fields) => held(links, fields["links"]) ?? []);
  for (const item of lists.flat()) {
    const name = nameOf(item, page, language);
    if (name !== undefined) return name;
  }
  return undefined;
}
