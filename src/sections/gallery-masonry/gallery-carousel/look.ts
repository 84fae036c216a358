import { defineLook } from "../../kit/index.ts";
import type { galleryMasonryFields } from "../fields.ts";
import style from "./style.css?inline";
import { GalleryCarousel } from "./view.tsx";

export const look = defineLook<typeof galleryMasonryFields>({ View: GalleryCarousel, style });
