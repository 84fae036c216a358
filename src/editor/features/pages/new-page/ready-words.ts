import type { InterfaceLanguage } from "../../../words/languages.ts";

/** Words of a ready page in languages that the interface speaks, in English at least. */
export type ReadyWords = Readonly<Partial<Record<InterfaceLanguage, string>>> & {
  readonly en: string;
};

export type Row = readonly [en: string, de: string, es: string, fr: string, ru: string, uk: string];

export function words(...[en, de, es, fr, ru, uk]: Row): ReadyWords {
  return { en, de, es, fr, ru, uk };
}
