import { defineLook } from "../kit/index.ts";
import type { headerSplitFields } from "./fields.ts";
import style from "./style.css?inline";
import { HeaderSplit } from "./view.tsx";

export const look = defineLook<typeof headerSplitFields>({ View: HeaderSplit, style });
