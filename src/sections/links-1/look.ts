import { defineLook } from "../kit/index.ts";
import type { links1Fields } from "./fields.ts";
import style from "./style.css?inline";
import { Links1 } from "./view.tsx";

export const look = defineLook<typeof links1Fields>({
  View: Links1,
  style,
});
