import { defineLook } from "../kit/index.ts";
import type { footerFields } from "./fields.ts";
import style from "./style.css?inline";
import { Footer } from "./view.tsx";

export const look = defineLook<typeof footerFields>({
  View: Footer,
  style,
});
