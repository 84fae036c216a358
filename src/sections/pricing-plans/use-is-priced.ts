import type { PriceValue } from "#/fields/price/spec.ts";
import { readText } from "#/site/localized-text.ts";
import { useEnvironment } from "../kit/index.ts";

/** Tells whether visitors of this page read anything of a price. */
export function useIsPriced(): (price: PriceValue) => boolean {
  const { language, primary } = useEnvironment();
  return ({ amount, words }) => amount !== "" || readText(words, language, primary).trim() !== "";
}
