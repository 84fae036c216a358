import { choiceEntry } from "#/site/cookie-choice.ts";
import type { CookieChoice } from "#/site/cookie-choice.ts";

/** The choice that is stored in this browser; undefined where there is none that can be read. */
export function readChoice(): CookieChoice | undefined {
  try {
    const { analytics, marketing, functional } = JSON.parse(
      localStorage.getItem(choiceEntry) ?? "",
    );
    return {
      analytics: analytics === true,
      marketing: marketing === true,
      functional: functional === true,
    };
  } catch {
    return undefined;
  }
}
