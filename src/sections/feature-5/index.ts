import { defineSection } from "../kit/index.ts";
import { feature5Fields } from "./fields.ts";
import { feature5Changes } from "./versions.ts";

export const feature5 = defineSection({
  id: "Feature5",
  category: "feature",
  isUnique: false,
  label: { en: "Lists with ticks", ru: "Списки с галочками" },
  description: {
    en: "A title beside up to ten lists of what is included",
    ru: "Заголовок и рядом до десяти списков: что входит",
  },
  thumbnailRatio: 0.48,
  hasAnimation: false,
  fields: feature5Fields,
  changes: feature5Changes,
  load: () => import("./look.ts"),
  isTwoSided: true,
});
