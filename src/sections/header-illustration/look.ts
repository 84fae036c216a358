import { defineLook } from "../kit/index.ts";
import type { headerIllustrationFields } from "./fields.ts";
import style from "./style.css?inline";
import { HeaderIllustration } from "./view.tsx";

export const look = defineLook<typeof headerIllustrationFields>({
  View: HeaderIllustration,
  style,
});
