import { spokenLanguage } from "#/site/spoken-language.ts";
import { type ServerWord, serverWords } from "./words.data.ts";

/** A word of the server in a language, or in English; each {name} is replaced by its value. */
export function translate(
  word: ServerWord,
  language: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return serverWords[spokenLanguage(language)][word].replaceAll(
    /\{(\w+)\}/g,
    (whole, name: string) => String(values[name] ?? whole),
  );
}
