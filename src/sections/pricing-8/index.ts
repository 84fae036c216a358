import { defineSection } from "../kit/index.ts";
import { pricing8Fields } from "./fields.ts";
import { pricedCards } from "./priced-cards.ts";
import style from "./style.css?inline";
import { Pricing8 } from "./view.tsx";

export const pricing8 = defineSection({
  id: "Pricing8",
  category: "pricing",
  isUnique: false,
  label: { en: "Prices", ru: "Цены" },
  description: {
    en: "Up to fifteen cards with a name, a description and a price",
    ru: "До пятнадцати карточек с названием, описанием и ценой",
  },
  thumbnailRatio: 0.61,
  hasAnimation: false,
  fields: pricing8Fields,
  View: Pricing8,
  style,
  about: pricedCards,
});
