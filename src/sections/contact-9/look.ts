import { defineLook } from "../kit/index.ts";
import type { contact9Fields } from "./fields.ts";
import style from "./style.css?inline";
import { Contact9 } from "./view.tsx";

export const look = defineLook<typeof contact9Fields>({
  View: Contact9,
  style,
});
