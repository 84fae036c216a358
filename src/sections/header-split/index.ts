import { defineSection } from "../kit/index.ts";
import { headerSplitFields } from "./fields.ts";

export const headerSplit = defineSection({
  id: "HeaderSplit",
  category: "header",
  isUnique: true,
  label: { en: "Title beside a picture", ru: "Заголовок рядом с картинкой" },
  description: {
    en: "A large title, a sentence and two buttons, with a picture beside them",
    ru: "Крупный заголовок, фраза и две кнопки, рядом картинка",
  },
  thumbnailRatio: 0.55,
  hasAnimation: false,
  fields: headerSplitFields,
  load: () => import("./look.ts"),
  isTwoSided: true,
});
