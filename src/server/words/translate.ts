import { spokenLanguage } from "#/site/spoken-language.ts";
import { type EmailWord, emailWords } from "./email-words.data.ts";
import { type ServerWord, serverWords } from "./words.data.ts";

type Values = Readonly<Record<string, string | number>>;

function fill(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A word of the server in a language, or in English; each {name} is replaced by its value. */
export function translate(word: ServerWord, language: string, values: Values = {}): string {
  return fill(serverWords[spokenLanguage(language)][word], values);
}

/** The same of the emails to people who work on sites. */
export function translateEmail(word: EmailWord, language: string, values: Values): string {
  return fill(emailWords[spokenLanguage(language)][word], values);
}

/** A paragraph of an email, or what somebody wrote. */
interface EmailParagraph {
  kind: "text" | "quote";
  text: string;
}

/**
 * An email's words as paragraphs: blank lines divide them, and one that is only a {name} is quoted. Values are put in
 * afterwards, whatever they hold.
 */
export function translateParagraphs(
  word: EmailWord,
  language: string,
  values: Values,
): EmailParagraph[] {
  const paragraphs = emailWords[spokenLanguage(language)][word].split("\n\n");
  return paragraphs.map((words) => ({
    kind: /^\{\w+\}$/.test(words) ? "quote" : "text",
    text: fill(words, values),
  }));
}
