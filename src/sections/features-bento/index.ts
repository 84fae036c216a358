import { defineSection } from "../kit/index.ts";
import { featuresBentoFields } from "./fields.ts";

export const featuresBento = defineSection({
  id: "FeaturesBento",
  category: "feature",
  isUnique: false,
  label: { en: "Bento grid", ru: "Бенто-сетка" },
  description: {
    en: "Three to eight cells of different sizes, each with its picture and background",
    ru: "От трёх до восьми ячеек разного размера, каждая со своей картинкой и фоном",
  },
  thumbnailRatio: 0.95,
  hasAnimation: false,
  fields: featuresBentoFields,
  load: () => import("./look.ts"),
});
