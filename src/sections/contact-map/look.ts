import { defineLook } from "../kit/index.ts";
import type { contactMapFields } from "./fields.ts";
import { form } from "./form.tsx";
import style from "./style.css?inline";
import { ContactMap } from "./view.tsx";

export const look = defineLook<typeof contactMapFields>({ View: ContactMap, style, form });
