import { describe, expect, it } from "vitest";
import { consentParts, visibleVariant } from "./consent-parts.ts";
import {
  consentFields,
  consentLimits,
  consentVariantSchema,
  cookieConsentSchema,
  initialConsent,
  preselects,
  readConsentPart,
  withConsentPart,
} from "./consent.ts";
import { consentCookie } from "./consent-cookie.ts";
import { consentDays } from "./cookie-choice.ts";
import { storableFactor } from "./limits.ts";

const shown = { ...initialConsent.simple, isVisible: true };

describe("the banners of a site", () => {
  it("begin switched off, with every button that the law of some country asks for", () => {
    expect(cookieConsentSchema.parse(initialConsent)).toEqual(initialConsent);
    expect(visibleVariant(initialConsent)).toBeUndefined();
    expect(initialConsent.gdpr.declineBtn.isVisible).toBe(true);
    expect(initialConsent.gdpr.settingsBtn.isVisible).toBe(true);
  });

  it("COOKIE-01: gdpr takes priority over simple", () => {
    expect(visibleVariant({ ...initialConsent, simple: shown })).toBe("simple");
    expect(visibleVariant({ ...initialConsent, simple: shown, gdpr: shown })).toBe("gdpr");
    expect(visibleVariant({ ...initialConsent, gdpr: shown })).toBe("gdpr");
  });

  it("COOKIE-05 (R1): simple begins with everything on, gdpr only where the site says so", () => {
    expect(preselects(initialConsent, "simple")).toBe(true);
    expect(preselects(initialConsent, "gdpr")).toBe(false);
    expect(preselects({ ...initialConsent, preselectsCategories: true }, "gdpr")).toBe(true);
  });

  it("COOKIE-03 (R23): the cookie is named after the site and lasts 100 days", () => {
    expect(consentCookie(42)).toBe("website-cookie-42");
    expect(consentDays).toBe(100);
  });
});

describe("parts of a banner", () => {
  it.each(consentParts)("%s is read and written by its fields alone", (of) => {
    for (const variant of ["simple", "gdpr"] as const) {
      const fields = readConsentPart(initialConsent, { variant, of });
      expect(Object.keys(fields)).toEqual(expect.arrayContaining(Object.keys(consentFields[of])));
      const [name = ""] = Object.keys(consentFields[of]);
      const changed = { ...fields, [name]: { en: { text: "New" } } };
      const next = withConsentPart(initialConsent, { variant, of }, changed);
      expect(cookieConsentSchema.parse(next)).toEqual(next);
      expect(readConsentPart(next, { variant, of })).toEqual(changed);
      const other = variant === "simple" ? "gdpr" : "simple";
      expect(next[other]).toEqual(initialConsent[other]);
    }
  });

  it("the accept button is always there", () => {
    const without = { ...shown, acceptBtn: { name: {}, isVisible: false } };
    expect(consentVariantSchema.safeParse(without).success).toBe(false);
  });

  it("the four categories stand in their order", () => {
    const { categories } = shown.settings;
    const turned = { ...shown.settings, categories: categories.toReversed() };
    expect(consentVariantSchema.safeParse({ ...shown, settings: turned }).success).toBe(false);
    const three = { ...shown.settings, categories: categories.slice(1) };
    expect(consentVariantSchema.safeParse({ ...shown, settings: three }).success).toBe(false);
  });

  it("a text keeps ten times its limit and no more (R28)", () => {
    const most = consentLimits.consentText * storableFactor;
    const withLength = (length: number) => ({
      ...shown,
      consentText: { en: { text: "x".repeat(length) } },
    });
    expect(consentVariantSchema.safeParse(withLength(most)).success).toBe(true);
    expect(consentVariantSchema.safeParse(withLength(most + 1)).success).toBe(false);
  });

  it("SEC-02: the privacy link is a link like any other", () => {
    const leading = (address: string) => ({
      ...shown,
      privacyPolicyBtn: { ...shown.privacyPolicyBtn, link: { kind: "address", address } },
    });
    expect(consentVariantSchema.safeParse(leading("https://example.org/privacy")).success).toBe(
      true,
    );
    expect(consentVariantSchema.safeParse(leading("javascript:alert(1)")).success).toBe(false);
  });
});
