import { defineLook } from "../kit/index.ts";
import type { actionBandFields } from "./fields.ts";
import style from "./style.css?inline";
import { ActionBand } from "./view.tsx";

export const look = defineLook<typeof actionBandFields>({ View: ActionBand, style });
