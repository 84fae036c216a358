import { cellFactsKind } from "./cell-facts/kind.ts";
import { cellsKind } from "./cells/kind.ts";
import { dateKind } from "./date/kind.ts";
import { embedKind } from "./embed/kind.ts";
import { flagKind } from "./flag/kind.ts";
import { hoursKind } from "./hours/kind.ts";
import { iconKind } from "./icon/kind.ts";
import { addKinds } from "./known-kinds.ts";
import { marksKind } from "./marks/kind.ts";
import { placeKind } from "./place/kind.ts";
import { priceKind } from "./price/kind.ts";
import { referenceKind } from "./reference/kind.ts";
import { timesKind } from "./times/kind.ts";

/**
 * Kinds of fields, one line each, that a page's editor loads with the first template that has such a field (decision
 * 405). The server has them from the start.
 */
export const lateKinds = [
  iconKind,
  flagKind,
  priceKind,
  marksKind,
  hoursKind,
  cellsKind,
  cellFactsKind,
  placeKind,
  embedKind,
  dateKind,
  referenceKind,
  timesKind,
] as const;

addKinds(lateKinds);
