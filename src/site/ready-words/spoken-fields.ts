import { held, isOfKind } from "#/fields/held-value.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";
import { textHash } from "#/lib/text-hash.ts";
import { newFields } from "../field-values.ts";
import { primaryLanguage } from "../language.ts";
import type { LanguageCode, SiteLanguage } from "../language.ts";
import type { LocalizedText } from "../localized-text.ts";
import type { ReadyWords } from "./ready-words.ts";
import { templateWords } from "./template-words.data.ts";

/** The words in a language; undefined where there are none. */
export function wordsIn(words: ReadyWords, language: LanguageCode): string | undefined {
  const spoken: Readonly<Record<string, string>> = { ...words };
  return spoken[language];
}

/** What is said once, in the primary language: the others show the same. */
export function readyFact(words: ReadyWords, languages: readonly SiteLanguage[]): LocalizedText {
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

/** What a template begins with, in every language of the site that there are words in. */
export function spokenFields(
  specs: FieldSpecs,
  fields: StoredFields,
  languages: readonly SiteLanguage[],
): StoredFields {
  const primary = primaryLanguage(languages);
  const said = Object.entries(specs).flatMap(([name, spec]): [string, unknown][] => {
    if (isOfKind(spec, "list")) {
      const items = held(spec, fields[name]) ?? [];
      const all = items.map((item) => ({ ...item, ...spokenFields(spec.item, item, languages) }));
      return [[name, all]];
    }
    const own = isOfKind(spec, "text") ? held(spec, fields[name])?.[primary]?.text : undefined;
    const begun = own === undefined ? undefined : templateWords(own);
    if (!begun) return [];
    return [[name, (begun.isFact ? readyFact : readyText)(begun.words, languages)]];
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

/** The same fields with what `other` begins with in its language, where nothing stands in that yet. */
function beside(
  specs: FieldSpecs,
  fields: StoredFields,
  other: StoredFields,
  { primary, code }: Beside,
): StoredFields {
  const said = Object.entries(specs).flatMap(([name, spec]): [string, unknown][] => {
    if (isOfKind(spec, "list")) {
      const items = held(spec, fields[name]) ?? [];
      const others = held(spec, other[name]) ?? [];
      const all = items.map((item, at) => ({
        ...item,
        ...beside(spec.item, item, others[at] ?? {}, { primary, code }),
      }));
      return [[name, all]];
    }
    if (!isOfKind(spec, "text")) return [];
    const text = held(spec, fields[name]) ?? {};
    const original = text[primary]?.text ?? "";
    const words = held(spec, other[name])?.[code]?.text ?? "";
    if (original === "" || words === "" || text[code] || isSameEverywhere.test(original)) return [];
    return [[name, { ...text, [code]: { text: words, basis: textHash(original) } }]];
  });
  return { ...fields, ...Object.fromEntries(said) };
}

/** What a new section begins with, in every language of the site that there are words in. */
export function startingFields(
  specs: FieldSpecs,
  languages: readonly SiteLanguage[],
  createId: () => string,
): StoredFields {
  const primary = primaryLanguage(languages);
  let fields = newFields(specs, { language: primary, createId });
  if (languages.length < 2) return fields;
  fields = spokenFields(specs, fields, languages);
  for (const code of ownLanguages) {
    if (code === primary || !languages.some((one) => one.code === code)) continue;
    const other = newFields(specs, { language: code, createId });
    fields = beside(specs, fields, other, { primary, code });
  }
  return fields;
}
