import { defineLook } from "../kit/index.ts";
import type { contact14Fields } from "./fields.ts";
import { form } from "./form.tsx";
import style from "./style.css?inline";
import { Contact14 } from "./view.tsx";

export const look = defineLook<typeof contact14Fields>({
  View: Contact14,
  style,
  form,
});
