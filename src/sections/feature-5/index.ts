import { defineSection } from "../kit/index.ts";
import { feature5Fields } from "./fields.ts";
import { answeredQuestions } from "./answered-questions.ts";
import style from "./style.css?inline";
import { Feature5 } from "./view.tsx";

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
  View: Feature5,
  style,
  isTwoSided: true,
  about: answeredQuestions,
});
