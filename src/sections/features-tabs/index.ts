import { defineSection } from "../kit/index.ts";
import { featuresTabsFields } from "./fields.ts";

export const featuresTabs = defineSection({
  id: "FeaturesTabs",
  category: "feature",
  isUnique: false,
  label: { en: "Tabs with pictures", ru: "Вкладки с картинками" },
  description: {
    en: "A list of names; the one that is chosen unfolds its text and shows its picture",
    ru: "Список названий: выбранное раскрывает текст и показывает картинку",
  },
  thumbnailRatio: 0.6,
  hasAnimation: false,
  isTwoSided: true,
  fields: featuresTabsFields,
  load: () => import("./look.ts"),
});
