import { defineLook } from "../kit/index.ts";
import type { email1Fields } from "./fields.ts";
import { form } from "./form.tsx";
import style from "./style.css?inline";
import { Email1 } from "./view.tsx";

export const look = defineLook<typeof email1Fields>({
  View: Email1,
  style,
  form,
});
