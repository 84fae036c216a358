import { held, isOfKind } from "#/fields/held-value.ts";
import { kindOf } from "#/fields/kinds.ts";
import { nestedFields } from "#/fields/nested-fields.ts";
import { readPrice } from "#/lib/read-price.ts";
import { pageParts, siteParts } from "../document-parts.ts";
import type { DocumentPart } from "../document-parts.ts";
import { walkFields } from "../field-walk.ts";
import { primaryLanguage } from "../language.ts";
import type { LanguageCode } from "../language.ts";
import { pageKey } from "../records.ts";
import type { Records } from "../records.ts";
import type { Templates } from "../section.ts";

function currenciesIn({ specs, fields }: DocumentPart, primary: LanguageCode): string[] {
  const found: (string | undefined)[] = [];
  walkFields(specs, fields, ({ spec, value, initials }) => {
    const { isUntouched } = kindOf(spec);
    if (spec.role !== "price") return;
    if (initials().some((own) => isUntouched(spec, value, own, nestedFields))) return;
    if (isOfKind(spec, "price")) {
      const price = held(spec, value);
      if (price && price.amount !== "") found.push(price.currency);
    } else if (isOfKind(spec, "text"))
      found.push(readPrice(held(spec, value)?.[primary]?.text ?? "")?.currency);
  });
  return found.filter((currency) => currency !== undefined);
}

/** The currency of most prices in the records, loaded pages only; undefined where there are none but examples of templates. */
export function currencyInUse(records: Records, templates: Templates): string | undefined {
  const { site, index } = records;
  if (!site || !index) return undefined;
  const primary = primaryLanguage(site.languages);
  const pages = index.entries.flatMap(({ id }) => records[pageKey(id)] ?? []);
  const parts = [
    ...siteParts(site, templates),
    ...pages.flatMap((page) => pageParts(page, templates)),
  ];
  const counts = new Map<string, number>();
  for (const currency of parts.flatMap((part) => currenciesIn(part, primary)))
    counts.set(currency, (counts.get(currency) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0];
}
