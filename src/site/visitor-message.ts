import type { LanguageCode } from "./language.ts";
import { visitorMessages } from "./messages-visitor.data.ts";
import type { VisitorMessage, VisitorMessageKey } from "./messages-visitor.data.ts";

/** Values of the {names} in a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

type SpokenLanguage = keyof typeof visitorMessages;

/** The language that visitors are spoken to in: the page's own, its main one (pt for pt-br), or English (R5). */
export function spokenLanguage(language: LanguageCode): SpokenLanguage {
  const known = [language, language.split("-")[0] ?? ""].find((code) =>
    Object.hasOwn(visitorMessages, code),
  );
  return (known as SpokenLanguage | undefined) ?? "en";
}

function formOf(message: VisitorMessage, language: SpokenLanguage, values: MessageValues): string {
  if (typeof message === "string") return message;
  const form = new Intl.PluralRules(language).select(Number(values[message.by]));
  return message[form as "one" | "few" | "many"] ?? message.other;
}

/** What visitors read for a key in a language; each {name} is replaced by its value. */
export function visitorMessage(
  key: VisitorMessageKey,
  language: LanguageCode,
  values: MessageValues = {},
): string {
  const spoken = spokenLanguage(language);
  return formOf(visitorMessages[spoken][key], spoken, values).replace(
    /\{(\w+)\}/g,
    (whole, name: string) => String(values[name] ?? whole),
  );
}
