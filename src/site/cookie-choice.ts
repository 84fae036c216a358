/** Kinds of cookies in the order of the popup; essential ones have no toggle (specification, section 3). */
export const cookieCategories = ["essential", "analytics", "marketing", "functional"] as const;
export type CookieCategory = (typeof cookieCategories)[number];

/** What a visitor can allow or refuse: the flags of the local entry `cookieSettings`. */
const cookieFlags = ["analytics", "marketing", "functional"] as const;
export type CookieFlag = (typeof cookieFlags)[number];

/** What a visitor chose. */
export type CookieChoice = Readonly<Record<CookieFlag, boolean>>;

/** Name of the local entry that holds the choice (section 3). */
export const choiceEntry = "cookieSettings";

/** Days that a choice is remembered (section 9). */
export const consentDays = 100;

/** Name and value of the cookie that says that a choice was made (R23). */
export function consentCookie(siteId: number): string {
  return `website-cookie-${siteId}`;
}
