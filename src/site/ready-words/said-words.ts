import type { FieldSpecs } from "#/fields/kinds.ts";
import { wordsOfSpecs } from "#/fields/spoken-specs.ts";
import type { SaidWords } from "#/fields/spoken-specs.ts";
import type { LanguageCode } from "../language.ts";
import { wordsIn } from "./spoken-fields.ts";
import { templateWords } from "./template-words.data.ts";

/** What templates begin with in these languages, as `section.swap` wants it; undefined where that is nothing. */
export function saidWords(
  specs: readonly FieldSpecs[],
  languages: Iterable<LanguageCode>,
): SaidWords | undefined {
  const codes = [...languages];
  const said = specs.flatMap(wordsOfSpecs).flatMap(({ en }) => {
    const words = templateWords(en)?.words;
    if (!words) return [];
    const spoken = codes.flatMap((code) => {
      const own = code === "en" || code === "ru" ? undefined : wordsIn(words, code);
      return own === undefined ? [] : [[code, own] as const];
    });
    return spoken.length > 0 ? [[en, Object.fromEntries(spoken)] as const] : [];
  });
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}
