import { defineFields } from "#/fields/field-spec.ts";
import type { FieldsOf } from "#/fields/field-spec.ts";
import { held } from "#/fields/held-value.ts";
import { choice } from "#/fields/choice/spec.ts";
import { link } from "#/fields/link/spec.ts";
import { list } from "#/fields/list/spec.ts";
import { number } from "#/fields/number/spec.ts";
import { picture } from "#/fields/picture/spec.ts";
import { text } from "#/fields/text/spec.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";
import { completeFields, hasEvery } from "./field-values.ts";
import { logoDefaultWidth } from "./limits.ts";

/** Social networks that have an icon of their own; any other address gets a globe. */
export const socialKinds = [
  "telegram",
  "vk",
  "whatsapp",
  "viber",
  "facebook",
  "instagram",
  "youtube",
  "x",
  "linkedin",
  "github",
  "tiktok",
  "pinterest",
  "other",
] as const;

/**
 * The navigation bar's data, which belongs to the site (R17). A picture as logo takes the place of `logoText`;
 * logoColor, width and the "More" label are the specification's (sections 2, 3 and 9).
 */
export const navigationFields = defineFields({
  logo: picture({ ratio: "free", sizes: "400px", isDecorative: true }),
  /** Stands in for `logo` where that stands on dark ground. */
  logoOnDark: picture({ ratio: "free", sizes: "400px", isDecorative: true }),
  logoMark: choice(["none", "ring", "square", "slash"], "none"),
  logoText: text({ limit: 40, initial: { en: "My site", ru: "Мой сайт" } }),
  logoColor: choice(["default", "black", "white"]),
  logoWidth: number({ min: 10, max: 400, initial: logoDefaultWidth }),
  moreLabel: text({ limit: 30, isRequired: true, initial: { en: "More", ru: "Ещё" } }),
  // the bar fits them by their words
  links: list({
    min: 0,
    max: 40,
    isDeep: true,
    itemName: { en: "Link", ru: "Ссылка" },
    item: {
      text: text({ limit: 60, isRequired: true, initial: { en: "Link", ru: "Ссылка" } }),
      link: link({ words: "text" }),
      /** What its menu leads to: one level, no deeper (decision 170). */
      links: list({
        min: 0,
        max: 20,
        itemName: { en: "Menu link", ru: "Ссылка в меню" },
        item: {
          text: text({ limit: 60, isRequired: true, initial: { en: "Link", ru: "Ссылка" } }),
          link: link({ words: "text" }),
        },
        initial: [],
      }),
    },
    initial: [],
  }),
  /** What the bar asks for: it stands at its end, and on phones in the menu. */
  buttons: list({
    min: 0,
    max: 1,
    itemName: { en: "Button", ru: "Кнопка" },
    item: {
      text: text({ limit: 30, isRequired: true, initial: { en: "Contact us", ru: "Связаться" } }),
      link: link({ words: "text", isExpected: true }),
    },
    initial: [],
  }),
  socials: list({
    min: 0,
    max: 8,
    itemName: { en: "Icon", ru: "Значок" },
    item: { kind: choice(socialKinds, "other"), link: link() },
    initial: [],
  }),
  /** How the language menu shows a language, and whether the others stand in a row or behind the current one. */
  languageDisplay: choice(["full", "text", "flag"]),
  languageMenu: choice(["dropdown", "inline"]),
  /** Where the logo stands on wide windows, where all links have room beside it; else it stands first. */
  layout: choice(["start", "centred"]),
});

/** Whether a field is a logo: its files are narrow, and it fails as an icon. */
export function isLogoField(spec: unknown): boolean {
  return spec === navigationFields.logo || spec === navigationFields.logoOnDark;
}

export type Navigation = FieldsOf<typeof navigationFields>;

/** Whether each field of the bar and of its links has a value. */
function isWhole(fields: StoredFields): boolean {
  const links = held(navigationFields.links, fields["links"]) ?? [];
  return (
    hasEvery(navigationFields, fields) &&
    links.every((item) => hasEvery(navigationFields.links.item, item))
  );
}

/** The bar's fields, with blank values for those that are younger than the document; the very same where none is. */
export function completeNavigation(fields: StoredFields): StoredFields {
  return isWhole(fields) ? fields : completeFields(navigationFields, fields, "navigation");
}
