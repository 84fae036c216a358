import { defineLook } from "../kit/index.ts";
import type { actionPictureFields } from "./fields.ts";
import style from "./style.css?inline";
import { ActionPicture } from "./view.tsx";

export const look = defineLook<typeof actionPictureFields>({ View: ActionPicture, style });
