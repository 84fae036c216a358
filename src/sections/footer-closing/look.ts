import { defineLook } from "../kit/index.ts";
import type { footerClosingFields } from "./fields.ts";
import style from "./style.css?inline";
import { FooterClosing } from "./view.tsx";

export const look = defineLook<typeof footerClosingFields>({ View: FooterClosing, style });
