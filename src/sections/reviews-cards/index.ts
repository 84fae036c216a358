import { defineSection } from "../kit/index.ts";
import { reviewsCardsFields } from "./fields.ts";

export const reviewsCards = defineSection({
  id: "ReviewsCards",
  category: "reviews",
  isUnique: false,
  label: { en: "Reviews", ru: "Отзывы" },
  description: {
    en: "What customers say, with names, portraits and stars",
    ru: "Что говорят клиенты: имена, портреты и звёзды",
  },
  thumbnailRatio: 0.6,
  hasAnimation: false,
  fields: reviewsCardsFields,
  load: () => import("./look.ts"),
});
