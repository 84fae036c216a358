import type { LanguageCode } from "../language.ts";
import { readyPages } from "./ready-pages.data.ts";
import type { ReadyWords } from "./ready-words.ts";
import { spokenRows } from "./template-words.data.ts";

/** The same words in several languages. */
export type ReadyRow = Readonly<Partial<Record<LanguageCode, string>>>;

/** The words of ready pages, without prices, phone numbers and addresses: a site has one of each, in whatever language. */
export function readyRows(): readonly ReadyRow[] {
  const own = readyPages.flatMap(({ name, sections }): (ReadyWords | undefined)[] => [
    name,
    ...sections.flatMap(({ heading, body, caption, items = [] }) => [
      heading,
      body,
      caption,
      ...items.flatMap((item) => [item.heading, item.body]),
    ]),
  ]);
  return [...own.filter((words) => words !== undefined), ...spokenRows];
}

/** What somebody else's words say in another language, as far as that is known. */
export interface ReadyWording {
  /** The words of a language for those of the original. */
  wordsFor(original: string): string | undefined;
  /** Whether these words of the language are ready ones. */
  isReady(words: string): boolean;
}

/** Finds ready words of a language by those of the primary one; those of a primary language that has none are English. */
export function createReadyWording(
  rows: readonly ReadyRow[],
  { language, primary }: { readonly language: LanguageCode; readonly primary: LanguageCode },
): ReadyWording {
  const byOriginal = new Map<string, string>();
  const all = new Set<string>();
  for (const row of rows) {
    const words = row[language];
    if (words === undefined) continue;
    all.add(words);
    const original = row[primary] ?? row["en"];
    if (original !== undefined && !byOriginal.has(original)) byOriginal.set(original, words);
  }
  return { wordsFor: (original) => byOriginal.get(original), isReady: (words) => all.has(words) };
}
