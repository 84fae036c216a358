import { defineSection } from "../kit/index.ts";
import { aboutAuthorFields } from "./fields.ts";

export const aboutAuthor = defineSection({
  id: "AboutAuthor",
  category: "about",
  isUnique: false,
  label: { en: "Author", ru: "Автор" },
  description: {
    en: "Who wrote a page: a portrait or initials, a name, a few words and up to two links",
    ru: "Кто написал страницу: портрет или инициалы, имя, пара слов и до двух ссылок",
  },
  thumbnailRatio: 0.33,
  hasAnimation: false,
  fields: aboutAuthorFields,
  load: () => import("./look.ts"),
});
