import { defineLook } from "../kit/index.ts";
import type { footerMinimalFields } from "./fields.ts";
import style from "./style.css?inline";
import { FooterMinimal } from "./view.tsx";

export const look = defineLook<typeof footerMinimalFields>({ View: FooterMinimal, style });
