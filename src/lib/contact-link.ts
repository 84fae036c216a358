import { mailAddress } from "./mail-address.ts";

/** What opens a contact: a page as it is, an email address in the reader’s mail program. */
export function contactLink(contact: string): string {
  return /^https?:/i.test(contact) ? contact : mailAddress(contact);
}
