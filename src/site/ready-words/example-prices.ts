import { held, isOfKind } from "#/fields/held-value.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import { examplePrice } from "#/fields/price/example-price.ts";
import { amountText } from "#/fields/price/price-text.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";
import { readPrice } from "#/lib/read-price.ts";
import { isWithin } from "#/lib/text-length.ts";
import type { LanguageCode } from "../language.ts";
import { templateWords } from "./template-words.data.ts";

/** How a site writes its prices. */
export interface Pricing {
  /** ISO 4217. */
  readonly currency: string;
  /** The primary language of the site. */
  readonly language: LanguageCode;
}

/** An example price, e.g. "$30", in the site's currency; `words` are what it is in several languages. */
export function repriced(
  text: string,
  words: Readonly<Record<string, string>>,
  { currency, language }: Pricing,
): string {
  if (readPrice(text)?.currency === currency) return text;
  const price = examplePrice(words, currency);
  return price ? amountText(price, language) : text;
}

/** New fields whose example prices, where templates have them as texts, are written as the site writes its own. */
export function withPricesIn<Fields extends StoredFields>(
  specs: FieldSpecs,
  fields: Fields,
  pricing: Pricing,
): Fields {
  const priced = Object.entries(specs).flatMap(([name, spec]): [string, unknown][] => {
    if (isOfKind(spec, "list")) {
      const items = held(spec, fields[name]) ?? [];
      return [[name, items.map((item) => withPricesIn(spec.item, item, pricing))]];
    }
    if (!isOfKind(spec, "text") || spec.role !== "price") return [];
    const was = held(spec, fields[name])?.[pricing.language]?.text ?? "";
    // what isn't one of these two amounts would count as the owner's own
    const { en, ru = en } = templateWords(was)?.words ?? { en: was };
    const text = repriced(was, { en, ru }, pricing);
    return text === was || !isWithin(text, spec.limit)
      ? []
      : [[name, { [pricing.language]: { text } }]];
  });
  return { ...fields, ...Object.fromEntries(priced) };
}
