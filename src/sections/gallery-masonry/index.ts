import { defineSection } from "../kit/index.ts";
import { galleryMasonryFields } from "./fields.ts";
import { galleryMasonryChanges } from "./versions.ts";

/** What the layouts have in common. */
const model = {
  category: "gallery",
  isUnique: false,
  fields: galleryMasonryFields,
  changes: galleryMasonryChanges,
} as const;

export const galleryMasonry = defineSection({
  ...model,
  id: "GalleryMasonry",
  label: { en: "Mosaic of pictures", ru: "Мозаика из фотографий" },
  description: {
    en: "Photos of different sizes that fit together; each opens large",
    ru: "Фотографии разного размера складываются в мозаику, каждая открывается крупно",
  },
  thumbnailRatio: 0.87,
  hasAnimation: false,
  load: () => import("./look.ts"),
});

export const galleryCarousel = defineSection({
  ...model,
  id: "GalleryCarousel",
  label: { en: "Pictures in a row", ru: "Лента фотографий" },
  description: {
    en: "A row of photos to swipe or scroll through; each opens large",
    ru: "Ряд фотографий, который листают в сторону; каждая открывается крупно",
  },
  thumbnailRatio: 0.73,
  hasAnimation: false,
  load: () => import("./gallery-carousel/look.ts"),
});
