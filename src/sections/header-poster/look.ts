import { defineLook } from "../kit/index.ts";
import type { headerPosterFields } from "./fields.ts";
import style from "./style.css?inline";
import { HeaderPoster } from "./view.tsx";

export const look = defineLook<typeof headerPosterFields>({ View: HeaderPoster, style });
