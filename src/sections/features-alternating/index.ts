import { defineSection } from "../kit/index.ts";
import { featuresAlternatingFields } from "./fields.ts";
import { featuresAlternatingChanges } from "./versions.ts";

export const featuresAlternating = defineSection({
  id: "FeaturesAlternating",
  category: "feature",
  isUnique: false,
  label: { en: "Rows with pictures", ru: "Ряды с картинками" },
  description: {
    en: "Picture and text side by side, changing sides from row to row",
    ru: "Картинка и текст рядом, от ряда к ряду меняются местами",
  },
  thumbnailRatio: 1.13,
  hasAnimation: false,
  isTwoSided: true,
  fields: featuresAlternatingFields,
  changes: featuresAlternatingChanges,
  load: () => import("./look.ts"),
});
