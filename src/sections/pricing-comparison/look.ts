import { defineLook } from "../kit/index.ts";
import type { pricingComparisonFields } from "./fields.ts";
import style from "./style.css?inline";
import { PricingComparison } from "./view.tsx";

export const look = defineLook<typeof pricingComparisonFields>({ View: PricingComparison, style });
