import { defineLook } from "../kit/index.ts";
import type { headerVideoFields } from "./fields.ts";
import style from "./style.css?inline";
import { HeaderVideo } from "./view.tsx";

export const look = defineLook<typeof headerVideoFields>({ View: HeaderVideo, style });
