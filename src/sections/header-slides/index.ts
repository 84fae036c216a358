import { defineSection } from "../kit/index.ts";
import { headerSlidesFields } from "./fields.ts";

export const headerSlides = defineSection({
  id: "HeaderSlides",
  category: "header",
  isUnique: true,
  label: { en: "Header with slides", ru: "Шапка со слайдами" },
  description: {
    en: "A title over up to five pictures that take turns, each with its name and a link",
    ru: "Заголовок поверх картинок, которые сменяют друг друга: до пяти, у каждой название и ссылка",
  },
  thumbnailRatio: 0.6,
  hasAnimation: true,
  fields: headerSlidesFields,
  load: () => import("./look.ts"),
  isUnderBar: true,
});
