import { defineLook } from "../kit/index.ts";
import type { galleryBeforeAfterFields } from "./fields.ts";
import style from "./style.css?inline";
import { GalleryBeforeAfter } from "./view.tsx";

export const look = defineLook<typeof galleryBeforeAfterFields>({
  View: GalleryBeforeAfter,
  style,
});
