import { defineLook } from "../kit/index.ts";
import type { featuresBentoFields } from "./fields.ts";
import style from "./style.css?inline";
import { FeaturesBento } from "./view.tsx";

export const look = defineLook<typeof featuresBentoFields>({ View: FeaturesBento, style });
