import type { LanguageCode } from "#/site/language.ts";
import type { PricePeriod, PriceValue } from "./spec.ts";

/** "1 480 ₽" as a language writes it, with the spaces that don't break; whole amounts have no cents. */
export function amountText(
  { amount, currency }: Pick<PriceValue, "amount" | "currency">,
  language: LanguageCode,
): string {
  const digits = amount.includes(".") && !amount.endsWith(".00") ? 2 : 0;
  return Intl.NumberFormat(language, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(Number(amount))
    .replaceAll(" ", "\u00a0");
}

/** "month", "месяц": what a price is for, as a language calls it; "" where it is paid once. */
export function periodText(period: PricePeriod, language: LanguageCode): string {
  if (period === "once") return "";
  const field = period === "week" ? "weekOfYear" : period;
  return new Intl.DisplayNames(language, { type: "dateTimeField" }).of(field) ?? period;
}
