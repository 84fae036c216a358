import { defineSection } from "../kit/index.ts";
import { embedWideFields } from "./fields.ts";

/** What the layouts have in common. */
const model = {
  category: "embed",
  isUnique: false,
  fields: embedWideFields,
  hasAnimation: false,
} as const;

export const embedWide = defineSection({
  ...model,
  id: "EmbedWide",
  label: { en: "Video or map, wide", ru: "Видео или карта во всю ширину" },
  description: {
    en: "YouTube, Vimeo, Rutube, maps, Calendly and others, behind a picture until a visitor wants it",
    ru: "YouTube, VK Видео, Rutube, карты, Calendly и другие: под картинкой, пока посетитель не нажмёт",
  },
  thumbnailRatio: 0.78,
  load: () => import("./look.ts"),
});

export const embedBeside = defineSection({
  ...model,
  id: "EmbedBeside",
  label: { en: "Video or map beside text", ru: "Видео или карта рядом с текстом" },
  description: {
    en: "A few words on one side, on the other a video, a map or a calendar behind a picture",
    ru: "С одной стороны несколько слов, с другой — видео, карта или календарь под картинкой",
  },
  thumbnailRatio: 0.45,
  load: () => import("./embed-beside/look.ts"),
});
