import { defineSection } from "../kit/index.ts";
import { textQuoteFields } from "./fields.ts";

export const textQuote = defineSection({
  id: "TextQuote",
  category: "text",
  isUnique: false,
  label: { en: "Quote", ru: "Цитата" },
  description: {
    en: "Words of somebody in large type, with the name and where they stand",
    ru: "Чьи-то слова крупно, с именем и ссылкой на источник",
  },
  thumbnailRatio: 0.4,
  hasAnimation: false,
  fields: textQuoteFields,
  load: () => import("./look.ts"),
});
