import { defineLook } from "../kit/index.ts";
import type { actionBackdropFields } from "./fields.ts";
import style from "./style.css?inline";
import { ActionBackdrop } from "./view.tsx";

export const look = defineLook<typeof actionBackdropFields>({ View: ActionBackdrop, style });
