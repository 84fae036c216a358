import { choiceEntry, consentCookie } from "#/site/cookie-choice.ts";
import type { CookieChoice } from "#/site/cookie-choice.ts";

/** Name of the local entry that holds a record of a choice until the server has it. */
export const recordEntry = "consentRecord";

/** A local entry; null where there is none, or where this browser keeps none. */
export function readEntry(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** The choice that is stored in this browser; undefined where there is none that can be read. */
export function readChoice(): CookieChoice | undefined {
  try {
    const { analytics, marketing, functional } = JSON.parse(readEntry(choiceEntry) ?? "");
    return {
      analytics: analytics === true,
      marketing: marketing === true,
      functional: functional === true,
    };
  } catch {
    return undefined;
  }
}

/** Whether the cookie of a choice is set; false where this browser shows none. */
export function hasConsentCookie(siteId: number): boolean {
  try {
    return document.cookie.split("; ").some((one) => one.startsWith(`${consentCookie(siteId)}=`));
  } catch {
    return false;
  }
}
