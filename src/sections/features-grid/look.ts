import { defineLook } from "../kit/index.ts";
import type { featuresGridFields } from "./fields.ts";
import style from "./style.css?inline";
import { FeaturesGrid } from "./view.tsx";

export const look = defineLook<typeof featuresGridFields>({ View: FeaturesGrid, style });
