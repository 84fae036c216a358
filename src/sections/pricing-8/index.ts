import { defineSection } from "../kit/index.ts";
import { pricing8Fields } from "./fields.ts";
import { pricing8Changes } from "./versions.ts";

/** What both layouts have in common. */
const model = {
  category: "pricing",
  isUnique: false,
  fields: pricing8Fields,
  changes: pricing8Changes,
} as const;

export const pricing8 = defineSection({
  ...model,
  id: "Pricing8",
  label: { en: "Prices", ru: "Цены" },
  description: {
    en: "Up to fifteen cards with a name, a description and a price",
    ru: "До пятнадцати карточек с названием, описанием и ценой",
  },
  thumbnailRatio: 0.61,
  hasAnimation: false,
  load: () => import("./look.ts"),
});

export const priceList = defineSection({
  ...model,
  id: "PriceList",
  label: { en: "Price list", ru: "Прайс-лист" },
  description: {
    en: "A plain list: names on the left, prices on the right",
    ru: "Простой список: слева названия, справа цены",
  },
  thumbnailRatio: 0.702,
  hasAnimation: false,
  load: () => import("./price-list/look.ts"),
});
