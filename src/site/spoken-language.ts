import type { LanguageCode } from "./language.ts";
import type { Translation, VisitorMessageKey } from "./visitor-messages/translation.ts";
import type { VisitorMessage } from "./visitor-messages/visitor-message-form.ts";

/** The languages that visitors' messages are there in (R5). */
export const spokenLanguages = ["en", "ru", "de", "fr", "es", "uk"] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

/** Values of the {names} in a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** What visitors read for a key in a language; each {name} is replaced by its value. */
export type SayToVisitors = (
  key: VisitorMessageKey,
  language: LanguageCode,
  values?: MessageValues,
) => string;

/** The language that visitors are spoken to in: the page's own, its main one (pt for pt-br), or English (R5). */
export function spokenLanguage(language: LanguageCode): SpokenLanguage {
  const [main] = language.split("-");
  return spokenLanguages.find((code) => code === language || code === main) ?? "en";
}

function formOf(message: VisitorMessage, language: SpokenLanguage, values: MessageValues): string {
  if (typeof message === "string") return message;
  const form = new Intl.PluralRules(language).select(Number(values[message.by]));
  // no language of ours has forms for none and for two
  return (form !== "zero" && form !== "two" ? message[form] : undefined) ?? message.other;
}

/** Speaks out of the words that `wordsOf` finds for a language. */
export function createSayToVisitors(
  wordsOf: (language: SpokenLanguage) => Translation,
): SayToVisitors {
  return (key, language, values = {}) => {
    const spoken = spokenLanguage(language);
    return formOf(wordsOf(spoken)[key], spoken, values).replace(
      /\{(\w+)\}/g,
      (whole, name: string) => String(values[name] ?? whole),
    );
  };
}
