import { defineLook } from "../kit/index.ts";
import type { featuresAlternatingFields } from "./fields.ts";
import style from "./style.css?inline";
import { FeaturesAlternating } from "./view.tsx";

export const look = defineLook<typeof featuresAlternatingFields>({
  View: FeaturesAlternating,
  style,
});
