import { defineSection } from "../kit/index.ts";
import { headerSplitFields } from "./fields.ts";
import { headerSplitChanges } from "./versions.ts";

export const headerSplit = defineSection({
  id: "HeaderSplit",
  category: "header",
  isUnique: true,
  label: { en: "Title beside a picture", ru: "Заголовок рядом с картинкой" },
  description: {
    en: "A large title, a sentence and two buttons, with a picture or a few cut-outs beside them",
    ru: "Крупный заголовок, фраза и две кнопки, рядом картинка или вырезанные предметы",
  },
  thumbnailRatio: 0.55,
  hasAnimation: false,
  fields: headerSplitFields,
  changes: headerSplitChanges,
  load: () => import("./look.ts"),
  isTwoSided: true,
});
