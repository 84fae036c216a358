/** An amount as figures, "12.50", and the code of its currency. */
export interface Amount {
  readonly amount: string;
  readonly currency: string;
}

/** What an owner writes into the address of a payment page for the chosen amount; some programs write braces so. */
const placeholder = /(?:\{|%7B)(amount|cents|currency)(?:\}|%7D)/gi;
const has = (text: string): boolean => text.search(placeholder) !== -1;

/** How many digits of an amount are cents: two of euros, none of yen. */
export function centDigits(currency: string): number {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** An amount in the smallest unit of its currency: "12.50" euros are "1250", "700" yen are "700". */
function inCents({ amount, currency }: Amount): string {
  return String(Math.round(Number(amount) * 10 ** centDigits(currency)));
}

/** Whether a payment page at this address is told the amount: its currency alone is none. */
export function takesAmount(address: string): boolean {
  return /(?:\{|%7B)(?:amount|cents)(?:\}|%7D)/i.test(address);
}

/** An address without the parts that ask for an amount: the payment page asks for it instead. */
function withoutAmount(address: string): string {
  const [, start = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const path = start
    .split("/")
    .filter((part) => !has(part))
    .join("/");
  const kept = query
    .slice(1)
    .split("&")
    .filter((pair) => pair !== "" && !has(pair));
  return `${path}${kept.length > 0 ? `?${kept.join("&")}` : ""}${has(hash) ? "" : hash}`;
}

/**
 * The address of a payment page for an amount: `{amount}` in it is "700" or "12.50", `{cents}` the same in the smallest
 * unit, `{currency}` is "EUR". Without an amount, parts of the path and parameters that ask for one are left out.
 */
export function payAddress(address: string, price: Amount | null): string {
  if (price === null || price.amount === "") return withoutAmount(address);
  return address.replaceAll(placeholder, (_whole, name: string) => {
    switch (name.toLowerCase()) {
      case "cents":
        return inCents(price);
      case "currency":
        return price.currency;
      default:
        return price.amount;
    }
  });
}
