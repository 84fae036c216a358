import * as z from "zod/mini";
import type { ConsentPart, ConsentSpot, ConsentVariantName } from "./consent-parts.ts";
import { cookieCategories } from "./cookie-choice.ts";
import type { CookieCategory } from "./cookie-choice.ts";
import { link } from "#/fields/link/spec.ts";
import { text } from "#/fields/text/spec.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";
import { linkSchema } from "./link.ts";
import { storableTextSchema } from "./localized-text.ts";

/** Characters of the banner's and the popup's texts that are published. */
export const consentLimits = { consentText: 500, button: 40, title: 80, description: 300 } as const;

const buttonText = storableTextSchema(consentLimits.button);
const buttonSchema = z.strictObject({ name: buttonText, isVisible: z.boolean() });

const categorySchema = z.strictObject({
  type: z.enum(cookieCategories),
  title: storableTextSchema(consentLimits.title),
  description: storableTextSchema(consentLimits.description),
});
type ConsentCategory = z.infer<typeof categorySchema>;

/** A banner with its popup. A text that is empty shows Vitrine's own wording in the visitor's language. */
export const consentVariantSchema = z.strictObject({
  isVisible: z.boolean(),
  consentText: storableTextSchema(consentLimits.consentText),
  /** The one button that a banner can't do without. */
  acceptBtn: z.strictObject({ name: buttonText, isVisible: z.literal(true) }),
  declineBtn: buttonSchema,
  privacyPolicyBtn: z.extend(buttonSchema, {
    link: z.nullable(linkSchema),
    showInFooter: z.boolean(),
  }),
  settingsBtn: buttonSchema,
  settings: z.strictObject({
    title: storableTextSchema(consentLimits.title),
    description: storableTextSchema(consentLimits.description),
    confirmBtnName: buttonText,
    categories: z
      .array(categorySchema)
      .check(
        z.refine(
          (categories) => categories.map(({ type }) => type).join() === cookieCategories.join(),
          "There is one of each category, in their order",
        ),
      ),
  }),
});
export type ConsentVariant = z.infer<typeof consentVariantSchema>;

/** Cookie consent settings. Their siteId (section 3) is the id of the site that they stand in. */
export const cookieConsentSchema = z.strictObject({
  /** The toggles of the gdpr variant begin switched on; those of the simple one always do (R1). */
  preselectsCategories: z.boolean(),
  simple: consentVariantSchema,
  gdpr: consentVariantSchema,
});
export type CookieConsent = z.infer<typeof cookieConsentSchema>;

/** Whether the toggles of a variant begin switched on, and go back to that when the popup is closed (R1). */
export function preselects(consent: CookieConsent, variant: ConsentVariantName): boolean {
  return variant === "simple" || consent.preselectsCategories;
}

const buttonFields = { name: text({ limit: consentLimits.button }) } as const;
const categoryFields = {
  title: text({ limit: consentLimits.title }),
  description: text({ limit: consentLimits.description }),
} as const;

/** Fields of each part, so that text and link operations serve them. */
export const consentFields = {
  banner: { consentText: text({ limit: consentLimits.consentText }) },
  acceptBtn: buttonFields,
  declineBtn: buttonFields,
  privacyPolicyBtn: { ...buttonFields, link: link({ words: "name" }) },
  settingsBtn: buttonFields,
  settings: {
    title: text({ limit: consentLimits.title }),
    description: text({ limit: consentLimits.description }),
    confirmBtnName: text({ limit: consentLimits.button }),
  },
  essential: categoryFields,
  analytics: categoryFields,
  marketing: categoryFields,
  functional: categoryFields,
} as const satisfies Record<ConsentPart, FieldSpecs>;

/** The category of a variant. */
function readCategory({ settings }: ConsentVariant, type: CookieCategory): ConsentCategory {
  return (
    settings.categories.find((one) => one.type === type) ?? { type, title: {}, description: {} }
  );
}

/** What is stored of a part. */
export function readConsentPart(
  consent: CookieConsent,
  { variant, of }: ConsentSpot,
): StoredFields {
  const whole = consent[variant];
  switch (of) {
    case "banner":
      return whole;
    case "essential":
    case "analytics":
    case "marketing":
    case "functional":
      return readCategory(whole, of);
    default:
      return whole[of];
  }
}

function withPart(whole: ConsentVariant, of: ConsentPart, fields: StoredFields): ConsentVariant {
  switch (of) {
    case "banner":
      return fields as ConsentVariant;
    case "essential":
    case "analytics":
    case "marketing":
    case "functional": {
      const categories = whole.settings.categories.map((one) => (one.type === of ? fields : one));
      return {
        ...whole,
        settings: {
          ...whole.settings,
          categories: categories as ConsentVariant["settings"]["categories"],
        },
      };
    }
    default:
      return { ...whole, [of]: fields };
  }
}

/** A copy with other values in a part. */
export function withConsentPart(
  consent: CookieConsent,
  { variant, of }: ConsentSpot,
  fields: StoredFields,
): CookieConsent {
  return { ...consent, [variant]: withPart(consent[variant], of, fields) };
}

const initialVariant: ConsentVariant = {
  isVisible: false,
  consentText: {},
  acceptBtn: { name: {}, isVisible: true },
  declineBtn: { name: {}, isVisible: true },
  privacyPolicyBtn: { name: {}, isVisible: false, link: null, showInFooter: false },
  settingsBtn: { name: {}, isVisible: true },
  settings: {
    title: {},
    description: {},
    confirmBtnName: {},
    categories: [
      { type: "essential", title: {}, description: {} },
      { type: "analytics", title: {}, description: {} },
      { type: "marketing", title: {}, description: {} },
      { type: "functional", title: {}, description: {} },
    ],
  },
};

export const initialConsent: CookieConsent = {
  preselectsCategories: false,
  simple: initialVariant,
  gdpr: initialVariant,
};
