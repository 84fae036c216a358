import type { ConsentPayload } from "#/api/visitors/consent-payload.ts";
import type { SiteConfig } from "#/chrome/site-config.ts";
import { choiceEntry, consentCookie, consentDays } from "#/site/cookie-choice.ts";
import type { CookieChoice } from "#/site/cookie-choice.ts";
import { hasConsentCookie, recordEntry } from "./choice-store.ts";

const secondsADay = 86_400;

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

/**
 * Keeps a choice: the page comes anew with it, and sends its record. Answers the record where no page comes: without a
 * network there is none, and a browser that keeps nothing would be asked again at once, so the choice holds for this page.
 */
export function keepChoice(config: SiteConfig, choice: CookieChoice): string | undefined {
  const record = recordOf(config, choice);
  if (!storeChoice(config, choice, record) || !navigator.onLine) return record;
  location.reload();
  return undefined;
}
