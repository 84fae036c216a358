import { withCommandsOf } from "#/lib/own-commands.ts";
import { onceByLanguage } from "./once-by-language.ts";

/** What takes the places of `{{name}}` in a text. `count` also chooses among its plural forms. */
export type WordValues = Readonly<Record<string, string | number>>;

type PluralForm = "one" | "few" | "many" | "other";
type Stem<Key extends string> = Key extends `${infer Name}_${PluralForm}` ? Name : Key;

/** The dotted keys of words, plural forms as one. */
export type WordKey<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string
    ? Stem<Key>
    : `${Key}.${WordKey<Words[Key]>}`;
}[keyof Words & string];

/** Words by their dotted keys, plural forms each for itself. */
export type FlatWords = ReadonlyMap<string, string>;

/** The words of a catalogue by their dotted keys. */
export function flatWords(words: object): FlatWords {
  const flat = new Map<string, string>();
  // the server's page says it, where there is one
  const { program } = globalThis.document?.documentElement.dataset ?? {};
  const add = (level: object, at: string): void => {
    for (const [key, value] of Object.entries(level)) {
      if (typeof value === "string") flat.set(`${at}${key}`, withCommandsOf(program, value));
      else add(value, `${at}${key}.`);
    }
  };
  add(words, "");
  return flat;
}

const pluralRules = onceByLanguage((language) => new Intl.PluralRules(language));

const tellsCount = /\{\{(?:count|formatted)\}\}/;

/**
 * The text for a key, in the plural form for `count` where one is given. In Russian and Ukrainian 21 has the form of 1:
 * where that doesn't tell the number, as it was written for one alone, the number is added behind it.
 */
function textOf(
  words: FlatWords,
  language: string,
  key: string,
  count: WordValues[string] | undefined,
): string | undefined {
  const form = typeof count === "number" && pluralRules(language).select(count);
  const text = words.get(`${key}_${form}`) ?? words.get(`${key}_other`) ?? words.get(key);
  const many = words.get(`${key}_many`);
  if (form !== "one" || count === 1 || !text || !many || tellsCount.test(text)) return text;
  return tellsCount.test(many) ? `${text}: {{count}}` : many;
}

/** The languages that write „“ within «». */
const hasInnerMarks: ReadonlySet<string> = new Set(["ru", "uk"]);

/** A name with its quotation marks as they are written within others. */
function inner(name: string): string {
  return name.replaceAll("«", "„").replaceAll("»", "“");
}

/** A text of the first of several catalogues that has it, in a language; its key where none does. */
export function say(
  catalogues: readonly FlatWords[],
  language: string,
  key: string,
  values: WordValues,
): string {
  const found = catalogues.map((words) => textOf(words, language, key, values["count"]));
  const text = found.find((one) => one !== undefined) ?? key;
  return text.replace(/(«?)\{\{(\w+)\}\}/g, (place, mark, name) => {
    const value = values[name];
    if (value === undefined) return place;
    return mark + (mark && hasInnerMarks.has(language) ? inner(String(value)) : value);
  });
}
