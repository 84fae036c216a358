import { defineSection } from "../kit/index.ts";
import { headerVideoFields } from "./fields.ts";

export const headerVideo = defineSection({
  id: "HeaderVideo",
  category: "header",
  isUnique: true,
  label: { en: "Header with a film", ru: "Шапка с фильмом" },
  description: {
    en: "A title over a large picture that plays a YouTube, Vimeo, Rutube or VK film",
    ru: "Заголовок над большой картинкой, которая открывает фильм с YouTube, VK Видео, Rutube или Vimeo",
  },
  thumbnailRatio: 0.87,
  hasAnimation: false,
  fields: headerVideoFields,
  load: () => import("./look.ts"),
});
