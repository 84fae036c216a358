import { defineSection } from "../kit/index.ts";
import { headerPosterFields } from "./fields.ts";

export const headerPoster = defineSection({
  id: "HeaderPoster",
  category: "header",
  isUnique: true,
  label: { en: "Poster", ru: "Афиша" },
  description: {
    en: "A short name as wide as the page, cut by a disc, with date, place and button below",
    ru: "Короткое название во всю ширину, которое пересекает диск, ниже дата, место и кнопка",
  },
  thumbnailRatio: 0.6,
  hasAnimation: false,
  fields: headerPosterFields,
  load: () => import("./look.ts"),
});
