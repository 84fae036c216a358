import { defineLook } from "../kit/index.ts";
import type { headerSlidesFields } from "./fields.ts";
import style from "./style.css?inline";
import { HeaderSlides } from "./view.tsx";

export const look = defineLook<typeof headerSlidesFields>({ View: HeaderSlides, style });
