import type { ConsentPayload } from "#/api/visitors/consent-payload.ts";
import type { SiteConfig } from "#/chrome/site-config.ts";
import { choiceEntry, consentDays } from "#/site/cookie-choice.ts";
import type { CookieChoice } from "#/site/cookie-choice.ts";
import type { Gate } from "./gate.ts";

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
export function storeChoice(
  { cookie, recordEntry, hasCookie }: Gate,
  choice: CookieChoice,
  record: string,
): boolean {
  const secure = location.protocol === "https:" ? ";secure" : "";
  try {
    localStorage.setItem(choiceEntry, JSON.stringify(choice));
    localStorage.setItem(recordEntry, record);
    document.cookie = `${cookie}=${cookie};path=/;max-age=${consentDays * secondsADay};samesite=lax${secure}`;
    return hasCookie();
  } catch {
    return false;
  }
}

/**
 * Keeps a choice: the page comes anew with it, and sends its record. Answers the record where no page comes: without a
 * network there is none, and a browser that keeps nothing would be asked again at once, so the choice holds for this page.
 */
export function keepChoice(gate: Gate, choice: CookieChoice): string | undefined {
  const record = recordOf(gate.config, choice);
  if (!storeChoice(gate, choice, record) || !navigator.onLine) return record;
  location.reload();
  return undefined;
}
