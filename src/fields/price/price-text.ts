import type { LanguageCode } from "#/site/language.ts";
import type { PricePeriod, PriceValue } from "./spec.ts";

/** Making one takes some hundred times as long as writing an amount in it. */
const formats = new Map<string, Intl.NumberFormat>();
const mostFormats = 200;

function formatOf(language: LanguageCode, currency: string, digits: number): Intl.NumberFormat {
  const key = `${language} ${currency} ${digits}`;
  const kept = formats.get(key);
  if (kept) return kept;
  const made = Intl.NumberFormat(language, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  if (formats.size >= mostFormats) formats.clear();
  formats.set(key, made);
  return made;
}

/** "1 480 ₽" as a language writes it, with the spaces that don't break; whole amounts have no cents. */
export function amountText(
  { amount, currency }: Pick<PriceValue, "amount" | "currency">,
  language: LanguageCode,
): string {
  const digits = amount.includes(".") && !amount.endsWith(".00") ? 2 : 0;
  return formatOf(language, currency, digits).format(Number(amount)).replaceAll(" ", "\u00a0");
}

/** "month", "месяц": what a price is for, as a language calls it; "" where it is paid once. */
export function periodText(period: PricePeriod, language: LanguageCode): string {
  if (period === "once") return "";
  const field = period === "week" ? "weekOfYear" : period;
  return new Intl.DisplayNames(language, { type: "dateTimeField" }).of(field) ?? period;
}
