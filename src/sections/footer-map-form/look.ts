import { defineLook } from "../kit/index.ts";
import type { footerMapFormFields } from "./fields.ts";
import { form } from "./form.tsx";
import style from "./style.css?inline";
import { FooterMapForm } from "./view.tsx";

export const look = defineLook<typeof footerMapFormFields>({ View: FooterMapForm, style, form });
