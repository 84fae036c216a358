import { defineLook } from "../kit/index.ts";
import type { feature152Fields } from "./fields.ts";
import { pricedFeatures } from "./priced-features.ts";
import style from "./style.css?inline";
import { Feature152 } from "./view.tsx";

export const look = defineLook<typeof feature152Fields>({
  View: Feature152,
  style,
  about: pricedFeatures,
});
