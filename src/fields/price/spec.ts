import type { LocalizedText } from "#/site/localized-text.ts";
import type { OwnWords, SpecOf } from "../field-spec.ts";

/** What a price is for; `Intl` has the names. */
export const pricePeriods = ["once", "hour", "day", "week", "month", "year"] as const;
export type PricePeriod = (typeof pricePeriods)[number];

/** A price as it is stored. One without an amount says its words, if it has any. */
export interface PriceValue {
  /** Decimal point, no grouping, e.g. "590" or "12.50"; "" is none. */
  readonly amount: string;
  /** ISO 4217, e.g. "EUR". */
  readonly currency: string;
  /** It begins at the amount. */
  readonly isFrom: boolean;
  readonly period: PricePeriod;
  /** In place of an amount: "on request". */
  readonly words: LocalizedText;
}

/** Characters of a price in words. */
export const priceWordsLimit = 24;

export interface PriceField extends SpecOf<"price", PriceValue> {
  /** What a new one is, as people write it: "$12", "490 ₽"; anything else is words. */
  readonly initial: OwnWords;
  /** Whether it may be asked for each month, say. */
  readonly hasPeriod: boolean;
  /** Whether it may begin at its amount; a sum that somebody gives or has given never does. */
  readonly mayBeFrom: boolean;
}

interface PriceOptions {
  readonly initial?: OwnWords;
  readonly hasPeriod?: boolean;
  readonly mayBeFrom?: boolean;
  readonly label?: OwnWords;
}

const noPrice: OwnWords = { en: "", ru: "" };

/** A price: an amount of a currency, or a few words. It is shown as the page's language writes it. */
export function price(options: PriceOptions = {}): PriceField {
  const { initial = noPrice, hasPeriod = false, mayBeFrom = true } = options;
  const { label = { en: "Price", ru: "Цена" } } = options;
  return { kind: "price", role: "price", edited: "popover", label, initial, hasPeriod, mayBeFrom };
}
