import { defineLook } from "../kit/index.ts";
import type { headerCentredFields } from "./fields.ts";
import style from "./style.css?inline";
import { HeaderCentred } from "./view.tsx";

export const look = defineLook<typeof headerCentredFields>({ View: HeaderCentred, style });
