import { defineLook } from "../kit/index.ts";
import type { actionPhoneFields } from "./fields.ts";
import style from "./style.css?inline";
import { ActionPhone } from "./view.tsx";

export const look = defineLook<typeof actionPhoneFields>({ View: ActionPhone, style });
