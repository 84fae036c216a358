import type { CellsField } from "#/fields/cells/spec.ts";
import type { FieldValue, ItemInitial } from "#/fields/field-spec.ts";
import { held, isOfKind } from "#/fields/held-value.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import { currencyOfLanguage } from "#/fields/price/currency-of-language.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";
import { amountIn } from "#/lib/read-price.ts";
import { textHash } from "#/lib/text-hash.ts";
import { newFields } from "../new-fields.ts";
import { primaryLanguage } from "../language.ts";
import type { LanguageCode, SiteLanguage } from "../language.ts";
import type { LocalizedText } from "../localized-text.ts";
import type { ReadyWords } from "./ready-words.ts";
import { withPricesIn } from "./example-prices.ts";
import { templateWords } from "./template-words.data.ts";

/** The words in a language; undefined where there are none. */
export function wordsIn(words: ReadyWords, language: LanguageCode): string | undefined {
  const spoken: Readonly<Record<string, string>> = { ...words };
  return spoken[language];
}

/** What is said once, in the primary language: the others show the same. */
function readyFact(words: ReadyWords, languages: readonly SiteLanguage[]): LocalizedText {
  const primary = primaryLanguage(languages);
  return { [primary]: { text: wordsIn(words, primary) ?? words.en } };
}

/** Words in every language of the site that they are there in. */
export function readyText(words: ReadyWords, languages: readonly SiteLanguage[]): LocalizedText {
  const primary = primaryLanguage(languages);
  const text = readyFact(words, languages);
  const original = text[primary]?.text ?? "";
  for (const { code } of languages) {
    const own = wordsIn(words, code);
    if (code !== primary && own !== undefined)
      text[code] = { text: own, basis: textHash(original) };
  }
  return text;
}

type Cells = FieldValue<CellsField>;

/** Cells whose words are said as `say` says them; a tick stays one. `at` counts cells in their order. */
function cellsWith(
  cells: Cells,
  say: (words: LocalizedText, at: number) => LocalizedText | undefined,
): Cells {
  return Object.fromEntries(
    Object.entries(cells).map(([column, cell], at) => [
      column,
      cell === true ? cell : (say(cell, at) ?? cell),
    ]),
  );
}

/** Words that a template begins with, in every language of the site that they are there in. */
function spokenText(
  text: LocalizedText | undefined,
  languages: readonly SiteLanguage[],
): LocalizedText | undefined {
  const own = text?.[primaryLanguage(languages)]?.text;
  const begun = own === undefined ? undefined : templateWords(own);
  return begun && (begun.isFact ? readyFact : readyText)(begun.words, languages);
}

/** What a template begins with, in every language of the site that there are words in. */
export function spokenFields(
  specs: FieldSpecs,
  fields: StoredFields,
  languages: readonly SiteLanguage[],
): StoredFields {
  const said = Object.entries(specs).flatMap(([name, spec]): [string, unknown][] => {
    if (isOfKind(spec, "list")) {
      const items = held(spec, fields[name]) ?? [];
      const all = items.map((item) => ({ ...item, ...spokenFields(spec.item, item, languages) }));
      return [[name, all]];
    }
    if (isOfKind(spec, "cells")) {
      const cells = held(spec, fields[name]) ?? {};
      return [[name, cellsWith(cells, (words) => spokenText(words, languages))]];
    }
    const text = isOfKind(spec, "text")
      ? spokenText(held(spec, fields[name]), languages)
      : undefined;
    return text ? [[name, text]] : [];
  });
  return { ...fields, ...Object.fromEntries(said) };
}

/** Every template begins in English and Russian. */
const ownLanguages: readonly LanguageCode[] = ["en", "ru"];
/** Prices, phone numbers and addresses: a site has one of each, in whatever language. */
const isSameEverywhere = /\d{3}|@|\p{Sc}/u;

interface Beside {
  readonly primary: LanguageCode;
  readonly code: LanguageCode;
}

/** A text with what `other` says in its language, where nothing stands in that yet; undefined where nothing is to be said. */
function besideText(
  text: LocalizedText,
  other: LocalizedText | undefined,
  { primary, code }: Beside,
): LocalizedText | undefined {
  const original = text[primary]?.text ?? "";
  const words = other?.[code]?.text ?? "";
  if (original === "" || words === "" || text[code] || isSameEverywhere.test(original))
    return undefined;
  return { ...text, [code]: { text: words, basis: textHash(original) } };
}

/** The same fields with what `other` begins with in its language, where nothing stands in that yet. */
function beside(
  specs: FieldSpecs,
  fields: StoredFields,
  other: StoredFields,
  languages: Beside,
): StoredFields {
  const said = Object.entries(specs).flatMap(([name, spec]): [string, unknown][] => {
    if (isOfKind(spec, "list")) {
      const items = held(spec, fields[name]) ?? [];
      const others = held(spec, other[name]) ?? [];
      const all = items.map((item, at) => ({
        ...item,
        ...beside(spec.item, item, others[at] ?? {}, languages),
      }));
      return [[name, all]];
    }
    if (isOfKind(spec, "cells")) {
      // the columns have other ids there, in the same order
      const others = Object.values(held(spec, other[name]) ?? {});
      const say = (words: LocalizedText, at: number): LocalizedText | undefined => {
        const cell = others[at];
        return cell === true ? undefined : besideText(words, cell, languages);
      };
      return [[name, cellsWith(held(spec, fields[name]) ?? {}, say)]];
    }
    if (!isOfKind(spec, "text")) return [];
    const own = held(spec, fields[name]) ?? {};
    const isPrice = amountIn(own[languages.primary]?.text ?? "") !== undefined;
    if (spec.role === "price" && isPrice) return [];
    const text = besideText(own, held(spec, other[name]), languages);
    return text ? [[name, text]] : [];
  });
  return { ...fields, ...Object.fromEntries(said) };
}

/** What new content is made for. */
export interface Beginning {
  readonly languages: readonly SiteLanguage[];
  readonly createId: () => string;
  /** Of example prices; that of the primary language where it is left out. */
  readonly currency?: string | undefined;
}

/** What a new section or item begins with, in every language of the site that there are words in; `own` as `newFields` has it. */
export function startingFields(
  specs: FieldSpecs,
  { languages, createId, currency }: Beginning,
  own: ItemInitial = {},
): StoredFields {
  const primary = primaryLanguage(languages);
  const pricing = { currency: currency ?? currencyOfLanguage(primary), language: primary };
  let fields = newFields(specs, { ...pricing, createId }, own);
  fields = withPricesIn(specs, spokenFields(specs, fields, languages), pricing);
  for (const code of ownLanguages) {
    if (code === primary || !languages.some((one) => one.code === code)) continue;
    const other = newFields(specs, { language: code, createId }, own);
    fields = beside(specs, fields, other, { primary, code });
  }
  return fields;
}
