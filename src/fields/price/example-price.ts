import { readPrice } from "#/lib/read-price.ts";
import type { Price } from "#/lib/read-price.ts";

/** Currencies whose unit buys about as little as a rouble: their examples have as many figures. */
const smallUnits = new Set("RUB UAH KZT UZS KGS AMD RSD CZK HUF INR THB JPY KRW ARS".split(" "));

/**
 * An example price, which `words` say in some languages ("$30", "3 000 ₽"), in a currency: the amount is the one that
 * they have in it, or one of its size. Undefined where they are no price.
 */
export function examplePrice(
  words: Readonly<Record<string, string>>,
  currency: string,
): Price | undefined {
  const prices = Object.values(words).flatMap((one) => readPrice(one) ?? []);
  const near = words[smallUnits.has(currency) ? "ru" : "en"] ?? "";
  const price = prices.find((one) => one.currency === currency) ?? readPrice(near);
  return price && { amount: price.amount, currency };
}
