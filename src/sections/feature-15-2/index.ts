import { defineSection } from "../kit/index.ts";
import { feature152Fields } from "./fields.ts";
import { pricedFeatures } from "./priced-features.ts";
import style from "./style.css?inline";
import { Feature152 } from "./view.tsx";

export const feature152 = defineSection({
  id: "Feature15_2",
  category: "feature",
  isUnique: false,
  label: { en: "Blocks with pictures and prices", ru: "Карточки с фото и ценами" },
  description: {
    en: "Up to six blocks with a picture, a price, a counter and a list",
    ru: "До шести карточек: фото, цена, число и список",
  },
  thumbnailRatio: 0.77,
  hasAnimation: false,
  fields: feature152Fields,
  View: Feature152,
  style,
  about: pricedFeatures,
});
