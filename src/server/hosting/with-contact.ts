import { contactLink } from "#/lib/contact-link.ts";
import { fillContact } from "#/publish/host-contact.ts";
import { spokenLanguage } from "#/site/spoken-language.ts";
import { noticeWords } from "./notice-words.data.ts";

/** The page for reports with whom else people can write to, in its language or else in English. */
export function withContact(page: string, contact: string): string {
  const language = spokenLanguage(
    /^<!doctype html><html[^>]* lang="([^"]*)"/i.exec(page)?.[1] ?? "",
  );
  const words = noticeWords[language].contact;
  return fillContact(page, { language, words, contact, link: contactLink(contact) });
}
