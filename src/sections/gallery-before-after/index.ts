import { defineSection } from "../kit/index.ts";
import { galleryBeforeAfterFields } from "./fields.ts";

export const galleryBeforeAfter = defineSection({
  id: "GalleryBeforeAfter",
  category: "gallery",
  isUnique: false,
  label: { en: "Before and after", ru: "До и после" },
  description: {
    en: "Two photos one over the other, with a divider to drag between them; up to six cases",
    ru: "Две фотографии одна поверх другой и разделитель, который можно двигать; до шести примеров",
  },
  thumbnailRatio: 0.6,
  hasAnimation: false,
  fields: galleryBeforeAfterFields,
  load: () => import("./look.ts"),
});
