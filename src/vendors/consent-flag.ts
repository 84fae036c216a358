/** What a visitor can allow or refuse; essential cookies are no question (specification, section 3). */
export const consentFlags = ["analytics", "marketing", "functional"] as const;
export type ConsentFlag = (typeof consentFlags)[number];
