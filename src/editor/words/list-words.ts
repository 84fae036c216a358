import { currentLanguage } from "./i18n.ts";

/** Names one after another, as the language of the interface lists them. */
export function listWords(names: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage(), { type: "conjunction" }).format(names);
}
