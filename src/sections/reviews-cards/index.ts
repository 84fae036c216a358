import { defineSection } from "../kit/index.ts";
import { reviewsCardsFields } from "./fields.ts";
import { reviewsCardsChanges } from "./versions.ts";

/** What the layouts have in common. */
const model = {
  category: "reviews",
  isUnique: false,
  fields: reviewsCardsFields,
  changes: reviewsCardsChanges,
} as const;

export const reviewsCards = defineSection({
  ...model,
  id: "ReviewsCards",
  label: { en: "Reviews", ru: "Отзывы" },
  description: {
    en: "What customers say, with names, portraits and stars",
    ru: "Что говорят клиенты: имена, портреты и звёзды",
  },
  thumbnailRatio: 0.6,
  hasAnimation: false,
  load: () => import("./look.ts"),
});

export const reviewsBig = defineSection({
  ...model,
  id: "ReviewsBig",
  label: { en: "One large review", ru: "Один крупный отзыв" },
  description: {
    en: "What a customer said, as large as a title; more of them in a row",
    ru: "Слова клиента крупно, как заголовок; остальные отзывы — в ряд",
  },
  thumbnailRatio: 0.64,
  hasAnimation: false,
  load: () => import("./reviews-big/look.ts"),
});
