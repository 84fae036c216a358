import { consentFlags } from "#/vendors/consent-flag.ts";
import type { ConsentFlag } from "#/vendors/consent-flag.ts";

/** Kinds of cookies in the order of the popup; essential ones have no toggle (specification, section 3). */
export const cookieCategories = ["essential", ...consentFlags] as const;
export type CookieCategory = (typeof cookieCategories)[number];

/** What a visitor chose: the flags of the local entry `cookieSettings`. */
export type CookieChoice = Readonly<Record<ConsentFlag, boolean>>;

/** Whether vendors load at the first interaction before a visitor has chosen, by the banner (R21). */
export const loadsBeforeChoice = { none: true, simple: true, gdpr: false } as const;

/** Name of the local entry that holds the choice (section 3). */
export const choiceEntry = "cookieSettings";

/** Days that a choice is remembered (section 9). */
export const consentDays = 100;
