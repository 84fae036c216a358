import { defineSection } from "../kit/index.ts";
import { textArticleFields } from "./fields.ts";

export const textArticle = defineSection({
  id: "TextArticle",
  category: "text",
  isUnique: false,
  label: { en: "Article", ru: "Статья" },
  description: {
    en: "A long text with headings, lists, quotes and pictures, and its contents beside it",
    ru: "Длинный текст с подзаголовками, списками, цитатами и картинками, сбоку — содержание",
  },
  thumbnailRatio: 1.2,
  hasAnimation: false,
  fields: textArticleFields,
  load: () => import("./look.ts"),
});
