import type { SpokenLanguage } from "../spoken-language.ts";

/** Words of a ready page in the languages that visitors are spoken to in, in English at least. */
export type ReadyWords = Readonly<Partial<Record<SpokenLanguage, string>>> & {
  readonly en: string;
};

export type Row = readonly [en: string, de: string, es: string, fr: string, ru: string, uk: string];

export function words(...[en, de, es, fr, ru, uk]: Row): ReadyWords {
  return { en, de, es, fr, ru, uk };
}
