import { defineSection } from "../kit/index.ts";
import { postsCardsFields } from "./fields.ts";
import { postsCardsChanges } from "./versions.ts";

/** What the layouts have in common. */
const model = {
  category: "posts",
  isUnique: false,
  fields: postsCardsFields,
  changes: postsCardsChanges,
} as const;

export const postsCards = defineSection({
  ...model,
  id: "PostsCards",
  label: { en: "News in cards", ru: "Новости карточками" },
  description: {
    en: "The newest post large, the others beside and below it, with picture, topic and date",
    ru: "Свежая запись крупно, остальные рядом и ниже: картинка, тема и дата",
  },
  thumbnailRatio: 0.87,
  hasAnimation: false,
  load: () => import("./look.ts"),
});

export const postsList = defineSection({
  ...model,
  id: "PostsList",
  label: { en: "News in a list", ru: "Новости списком" },
  description: {
    en: "One row for each post: date, title, topic, a few words and a picture",
    ru: "По строке на запись: дата, заголовок, тема, пара слов и картинка",
  },
  thumbnailRatio: 0.67,
  hasAnimation: false,
  load: () => import("./posts-list/look.ts"),
});
