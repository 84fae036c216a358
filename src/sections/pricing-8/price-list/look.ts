import { defineLook } from "../../kit/index.ts";
import type { pricing8Fields } from "../fields.ts";
import { pricedCards } from "../priced-cards.ts";
import style from "./style.css?inline";
import { PriceList } from "./view.tsx";

export const look = defineLook<typeof pricing8Fields>({
  View: PriceList,
  style,
  about: pricedCards,
});
