import { contactLink } from "#/lib/contact-link.ts";
import type { EmailBlock } from "./email-content.ts";

/** Whom to write to, as a line of an email after its label; nothing where operators named nobody. */
export function contactFacts(contact: string | undefined, label: string): EmailBlock[] {
  if (contact === undefined) return [];
  return [{ kind: "facts", facts: [{ label, value: contact, link: contactLink(contact) }] }];
}
