import { defineSection } from "../kit/index.ts";
import { textStatementFields } from "./fields.ts";

export const textStatement = defineSection({
  id: "TextStatement",
  category: "text",
  isUnique: false,
  label: { en: "Statement", ru: "Высказывание" },
  description: {
    en: "One thing that matters, said large, with a few words more beside it",
    ru: "Одна важная мысль крупно и несколько слов рядом",
  },
  thumbnailRatio: 0.4,
  hasAnimation: false,
  fields: textStatementFields,
  load: () => import("./look.ts"),
});
