import { held } from "#/fields/held-value.ts";
import { cutText } from "#/lib/text-length.ts";
import { textHash } from "#/lib/text-hash.ts";
import { typedEntries } from "#/lib/typed-entries.ts";
import { type LanguageCode, primaryLanguage } from "../language.ts";
import { isPlainObject } from "../migrations/migration.ts";
import { navigationFields } from "../navigation.ts";
import type { SiteDocument, SiteRecord } from "../site.ts";

/**
 * What stands in the texts of a project that declares `namesItself` where they name the site; `{name:24}` is the name cut
 * to so many characters, where there is no more room.
 */
const nameToken = /\{name(?::(\d{1,3}))?\}/g;

type NameIn = (language: string) => string;

interface Naming {
  readonly primary: LanguageCode;
  readonly nameIn: NameIn;
}

/** One language's wording under the name; a translation of words that got the name stays up to date. */
function namedWording(key: string, wording: unknown, original: unknown, naming: Naming): unknown {
  if (!isPlainObject(wording) || typeof wording["text"] !== "string") return named(wording, naming);
  const { nameIn, primary } = naming;
  const own = { ...wording, text: namedWords(wording["text"], nameIn(key)) };
  if (typeof original !== "string" || wording["basis"] !== textHash(original)) return own;
  return { ...own, basis: textHash(namedWords(original, nameIn(primary))) };
}

function named(value: unknown, naming: Naming): unknown {
  if (Array.isArray(value)) return value.map((one) => named(one, naming));
  if (!isPlainObject(value)) return value;
  const primary = value[naming.primary];
  const original = isPlainObject(primary) ? primary["text"] : undefined;
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => [key, namedWording(key, own, original, naming)]),
  );
}

function inTexts<Part extends object>(part: Part, naming: Naming): Part {
  return Object.fromEntries(
    typedEntries(part).map(([key, value]) => [key, named(value, naming)]),
  ) as Part;
}

/** What a site calls itself in a language: its logo's words, or the name its owner reads. */
export function ownName({ name, navigation }: SiteRecord): NameIn {
  const written = new Map(
    Object.entries(held(navigationFields.logoText, navigation["logoText"]) ?? {}),
  );
  return (language) => written.get(language)?.text || name;
}

/** A document that names itself with this name in its texts, titles and alt texts; nothing else of them changes. */
export function withName(document: SiteDocument, nameIn: NameIn): SiteDocument {
  const naming = { primary: primaryLanguage(document.site.languages), nameIn };
  return {
    ...document,
    site: inTexts(document.site, naming),
    pages: document.pages.map((page) => inTexts(page, naming)),
  };
}

/** Words of a project that names itself, under this name. */
export function namedWords(words: string, name: string): string {
  return words.replaceAll(nameToken, (_, most: string | undefined) =>
    most === undefined ? name : cutText(name, Number(most)),
  );
}
