import { defineSection } from "../kit/index.ts";
import { feature152Fields } from "./fields.ts";
import { feature152Changes } from "./versions.ts";

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
  changes: feature152Changes,
  load: () => import("./look.ts"),
});
