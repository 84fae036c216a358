import type { ConsentVariantName } from "#/site/consent-parts.ts";
import { loadsBeforeChoice } from "#/site/cookie-choice.ts";
import type { CookieChoice } from "#/site/cookie-choice.ts";

export interface ConsentState {
  /** The banner of the site, if it has one. */
  readonly variant: ConsentVariantName | undefined;
  /** The choice as it is stored in the browser. */
  readonly stored: CookieChoice | undefined;
  /** Whether the consent cookie says that a choice was made. */
  readonly hasCookie: boolean;
}

/** The same answer for every kind of cookies. */
export function all(isAllowed: boolean): CookieChoice {
  return { analytics: isAllowed, marketing: isAllowed, functional: isAllowed };
}

/**
 * What may be loaded at the first interaction (R21). A choice whose flags are lost, while the cookie says that it was
 * made, allows nothing.
 */
export function allowed({ variant, stored, hasCookie }: ConsentState): CookieChoice {
  return stored ?? all(loadsBeforeChoice[variant ?? "none"] && !(variant && hasCookie));
}
