import { choice } from "#/fields/choice/spec.ts";
import type { ChoiceField, Swatch } from "#/fields/choice/spec.ts";
import { number } from "#/fields/number/spec.ts";
import type { NumberField } from "#/fields/number/spec.ts";
import type { TemplateChange } from "#/site/template-change.ts";

const editing = {
  role: "ground",
  edited: "popover",
  label: { en: "Fill", ru: "Заливка" },
} as const;

/** What the owner calls the grounds that a section may stand on. */
const names = {
  page: { en: "Page", ru: "Страница" },
  card: { en: "Card", ru: "Карточка" },
  band: { en: "Band", ru: "Полоса" },
  soft: { en: "Soft", ru: "Мягкая" },
  brand: { en: "Brand", ru: "Фирменная" },
  second: { en: "Second colour", ru: "Второй цвет" },
  picture: { en: "Picture", ru: "Картинка" },
} as const;

/** How they look. */
const swatches = {
  page: { colour: "page", text: "text" },
  card: { colour: "card", text: "text" },
  band: { colour: "band", text: "text" },
  soft: { colour: "soft", text: "text" },
  brand: { colour: "brand", text: "onBrand" },
  second: { colour: "badge", text: "onBadge", isSecond: true },
  picture: "picture",
} as const satisfies Readonly<Record<string, Swatch>>;

const grounds = { ...editing, optionNames: names, swatches };

/** What a section stands on: the page's own colour, or the band that sets it off from its neighbours. */
export function ground(initial: "page" | "band" = "page"): ChoiceField<"page" | "band"> {
  return choice(["page", "band"], initial, grounds);
}

/** What a section that is made for it stands on: any of the theme's grounds, the second colour's included. */
export function anyGround(
  initial: "page" | "band" | "soft" | "brand" | "second" = "page",
): ChoiceField<"page" | "band" | "soft" | "brand" | "second"> {
  const options = ["page", "band", "soft", "brand", "second"] as const;
  return choice(options, initial, grounds);
}

/** How much room a section leaves above and below what it holds. */
export function air(
  initial: "tight" | "normal" | "wide" = "normal",
): ChoiceField<"tight" | "normal" | "wide"> {
  return choice(["tight", "normal", "wide"], initial, {
    role: "air",
    edited: "popover",
    label: { en: "Space", ru: "Отступы" },
    optionNames: {
      tight: { en: "Tight", ru: "Малые" },
      normal: { en: "Normal", ru: "Обычные" },
      wide: { en: "Wide", ru: "Большие" },
    },
  });
}

/** Sections from before `air` have the normal one. */
export const airChange: TemplateChange = {
  name: "air",
  up: (fields) => ({ ...fields, air: "normal" }),
};

/** What a card lies on; a picture gets a tint that keeps its texts readable. */
export function cardGround(): ChoiceField<"soft" | "brand" | "picture"> {
  return choice(["soft", "brand", "picture"], "soft", grounds);
}

/** What one of several cards lies on, where a few stand out among the others. */
export function itemGround<Plain extends "card" | "band">(
  plain: Plain,
): ChoiceField<Plain | "soft" | "brand" | "second"> {
  const { edited, label } = editing;
  const options = [plain, "soft", "brand", "second"] as const;
  return choice<Plain | "soft" | "brand" | "second">(options, plain, {
    edited,
    label,
    optionNames: names,
    swatches,
  });
}

/** The roles of texts on the ground of a card; undefined for those of the section. */
export const rolesOnItem = {
  card: undefined,
  band: undefined,
  soft: "soft",
  brand: "brand",
  second: "brand",
} as const;

/** How strongly a backdrop is darkened (or lightened) behind words: 1 keeps 4.5:1 on any picture. */
export function shade(): NumberField {
  return number({
    role: "shade",
    min: 0,
    max: 1,
    initial: 1,
    step: 0.05,
    variable: "--strength",
    needs: "backdrop",
    edited: "popover",
    label: { en: "Shade behind text", ru: "Затемнение под текстом" },
  });
}

/** Sections from before `shade` have the one that any picture needs. */
export const shadeChange: TemplateChange = {
  name: "shade behind text",
  up: (fields) => ({ ...fields, strength: 1 }),
};

/** The colour of the text over a backdrop: light on a dark tint, or the theme's own on a tint of its cards. */
export function ink(): ChoiceField<"light" | "dark"> {
  return choice(["light", "dark"], "light", {
    role: "ink",
    needs: "backdrop",
    edited: "popover",
    label: { en: "Text", ru: "Текст" },
    optionNames: { light: { en: "Light", ru: "Светлый" }, dark: { en: "Dark", ru: "Тёмный" } },
  });
}
