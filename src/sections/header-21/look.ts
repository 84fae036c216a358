import { defineLook } from "../kit/index.ts";
import type { header21Fields } from "./fields.ts";
import style from "./style.css?inline";
import { Header21 } from "./view.tsx";

export const look = defineLook<typeof header21Fields>({
  View: Header21,
  style,
});
