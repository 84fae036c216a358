import { defineLook } from "../kit/index.ts";
import type { featuresTabsFields } from "./fields.ts";
import style from "./style.css?inline";
import { FeaturesTabs } from "./view.tsx";

export const look = defineLook<typeof featuresTabsFields>({ View: FeaturesTabs, style });
