import type { ConsentPayload } from "#/api/visitors/consent-payload.ts";
import type { SiteConfig } from "#/chrome/site-config.ts";
import { choiceEntry, consentCookie, consentDays } from "#/site/cookie-choice.ts";
import type { CookieChoice } from "#/site/cookie-choice.ts";

/** Name of the local entry that holds a record of a choice until the server has it. */
export const recordEntry = "consentRecord";

const secondsADay = 86_400;

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

/** The record of a choice as it is sent, with an id of its own. */
export function recordOf(
  { siteHash, variant, textVersion }: SiteConfig,
  choice: CookieChoice,
): string {
  const random = Math.random().toString(36).slice(2);
  const id = `${Date.now().toString(36)}0${random}`;
  const payload: Partial<ConsentPayload> = { siteHash, id, variant, textVersion, choice };
  return JSON.stringify(payload);
}

/** Stores a choice with its record, and the cookie (R23); says whether this browser keeps them. */
export function storeChoice({ siteId }: SiteConfig, choice: CookieChoice, record: string): boolean {
  const name = consentCookie(siteId);
  const secure = location.protocol === "https:" ? ";secure" : "";
  try {
    localStorage.setItem(choiceEntry, JSON.stringify(choice));
    localStorage.setItem(recordEntry, record);
    document.cookie = `${name}=${name};path=/;max-age=${consentDays * secondsADay};samesite=lax${secure}`;
    return hasConsentCookie(siteId);
  } catch {
    return false;
  }
}
