import { contactLink } from "#/lib/contact-link.ts";
import type { EmailBlock } from "../mail/email-content.ts";
import { translateEmail } from "../words/translate.ts";

/** Whom to write to, as a line of an email; nothing where operators named nobody. */
export function contactFacts(contact: string | undefined, language: string): EmailBlock[] {
  if (contact === undefined) return [];
  const label = translateEmail("factContact", language, {});
  return [{ kind: "facts", facts: [{ label, value: contact, link: contactLink(contact) }] }];
}
