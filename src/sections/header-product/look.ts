import { defineLook } from "../kit/index.ts";
import type { headerProductFields } from "./fields.ts";
import { form } from "./form.tsx";
import style from "./style.css?inline";
import { HeaderProduct } from "./view.tsx";

export const look = defineLook<typeof headerProductFields>({ View: HeaderProduct, style, form });
