import { readOwnJson } from "#/lib/read-own-json.ts";
import type { FormWords } from "#/sections/kit/form-words.ts";

/** The words that a form carries along. */
export function wordsOf(form: HTMLFormElement): FormWords {
  return readOwnJson(form.dataset["words"] ?? "{}");
}

/** What visitors read for a key; each {name} is replaced by its value. A word that the page doesn't have is "". */
export function sayer(words: FormWords) {
  return (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    (words[key] ?? "").replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    );
}

/** What a form's words are read by. */
export type Say = ReturnType<typeof sayer>;
