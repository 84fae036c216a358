import { cookieCategories } from "./cookie-choice.ts";

export const consentVariants = ["simple", "gdpr"] as const;
export type ConsentVariantName = (typeof consentVariants)[number];

/** Parts of a variant that hold texts and links; "banner" is the variant itself. */
export const consentParts = [
  "banner",
  "acceptBtn",
  "declineBtn",
  "privacyPolicyBtn",
  "settingsBtn",
  "settings",
  ...cookieCategories,
] as const;
export type ConsentPart = (typeof consentParts)[number];

/** Which part of which variant. */
export interface ConsentSpot {
  readonly variant: ConsentVariantName;
  readonly of: ConsentPart;
}

/** The banner that visitors see: gdpr takes priority (section 2). Undefined where there is none. */
export function visibleVariant(
  consent: Readonly<Record<ConsentVariantName, { readonly isVisible: boolean }>>,
): ConsentVariantName | undefined {
  if (consent.gdpr.isVisible) return "gdpr";
  return consent.simple.isVisible ? "simple" : undefined;
}
