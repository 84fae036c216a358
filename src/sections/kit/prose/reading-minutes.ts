import type { LanguageCode } from "#/site/language.ts";
import { readText } from "#/site/localized-text.ts";
import type { Block } from "./prose-groups.ts";

const wordsPerMinute = 200;

/** How many minutes a rich text takes to read in a language; 0 of one that says nothing. */
export function readingMinutes(
  blocks: readonly Block[],
  language: LanguageCode,
  primary: LanguageCode,
): number {
  const words = blocks.reduce(
    (sum, { text }) => sum + (readText(text, language, primary).match(/\S+/gu)?.length ?? 0),
    0,
  );
  return Math.ceil(words / wordsPerMinute);
}
