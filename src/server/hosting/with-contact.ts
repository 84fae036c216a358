import { contactLink } from "#/lib/contact-link.ts";
import { fillContact } from "#/publish/host-contact.ts";
import { spokenLanguage } from "#/site/spoken-language.ts";
import { contactWords } from "./contact-words.data.ts";

/** The page for reports with whom else people can write to, in its language or else in English. */
export function withContact(page: string, contact: string): string {
  const own = spokenLanguage(/^<!doctype html><html[^>]* lang="([^"]*)"/i.exec(page)?.[1] ?? "");
  const language = contactWords[own] ? own : "en";
  const words = contactWords[language] ?? contactWords.en;
  return fillContact(page, { language, words, contact, link: contactLink(contact) });
}
