import { currentLanguage } from "./i18n.ts";

/** A name and what is said of it, with the colon as the language of the interface sets it: French has a space before. */
export function saidOf(name: string, what: string): string {
  return `${name}${currentLanguage() === "fr" ? "\u00a0" : ""}: ${what}`;
}
