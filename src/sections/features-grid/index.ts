import { defineSection } from "../kit/index.ts";
import { featuresGridFields } from "./fields.ts";
import { featuresGridChanges } from "./versions.ts";

export const featuresGrid = defineSection({
  id: "FeaturesGrid",
  category: "feature",
  isUnique: false,
  label: { en: "Icon grid", ru: "Сетка с иконками" },
  description: {
    en: "Three to twelve cells with an icon, a title and a few words",
    ru: "От трёх до двенадцати ячеек: иконка, заголовок и пара слов",
  },
  thumbnailRatio: 0.7,
  hasAnimation: false,
  fields: featuresGridFields,
  changes: featuresGridChanges,
  load: () => import("./look.ts"),
});
