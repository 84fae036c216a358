import { defineLook } from "../kit/index.ts";
import type { pricing8Fields } from "./fields.ts";
import { pricedCards } from "./priced-cards.ts";
import style from "./style.css?inline";
import { Pricing8 } from "./view.tsx";

export const look = defineLook<typeof pricing8Fields>({
  View: Pricing8,
  style,
  about: pricedCards,
});
