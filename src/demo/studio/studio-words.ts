import type { LocalizedText } from "#/site/localized-text.ts";
import { withText } from "#/site/localized-text.ts";

const primary = "en";

/** A text in the studio's languages; translations remember the original that they were made from. */
export function say(en: string, de: string, ru: string): LocalizedText {
  const original: LocalizedText = { [primary]: { text: en } };
  const german = withText(original, { language: "de", primary, value: de });
  return withText(german, { language: "ru", primary, value: ru });
}

/** A name, a number or an address, which is the same in every language. */
export function alike(text: string): LocalizedText {
  return say(text, text, text);
}
