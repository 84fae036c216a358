import { defineLook } from "../kit/index.ts";
import type { portfolio12Fields } from "./fields.ts";
import style from "./style.css?inline";
import { Portfolio12 } from "./view.tsx";

export const look = defineLook<typeof portfolio12Fields>({
  View: Portfolio12,
  style,
});
