/** An amount of money as computers write it. */
export interface Price {
  /** Decimal point, no grouping, e.g. "3600" or "12.50". */
  readonly amount: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** Signs that mean one currency. "¥" and "kr" mean several, and are read as none. */
const currencies: Readonly<Record<string, string>> = {
  "₽": "RUB",
  руб: "RUB",
  р: "RUB",
  rub: "RUB",
  $: "USD",
  us$: "USD",
  usd: "USD",
  "€": "EUR",
  eur: "EUR",
  евро: "EUR",
  "£": "GBP",
  gbp: "GBP",
  "₴": "UAH",
  грн: "UAH",
  uah: "UAH",
  "₸": "KZT",
  kzt: "KZT",
  "₺": "TRY",
  try: "TRY",
  "₹": "INR",
  inr: "INR",
  "₪": "ILS",
  ils: "ILS",
  "₾": "GEL",
  gel: "GEL",
  "֏": "AMD",
  amd: "AMD",
  zł: "PLN",
  pln: "PLN",
  kč: "CZK",
  czk: "CZK",
  chf: "CHF",
  byn: "BYN",
};

const oneAmount = /^([^\d\s]{0,4}?)(\d[\d.,\s'’]*?)([^\d\s]{0,4})$/u;

/** An amount as people write it ("1 480,50") in the form of `Price`; undefined for what is none. */
export function amountOf(written: string): string | undefined {
  const digits = written.replaceAll(/[\s'’]/gu, "");
  const [, whole = digits, cents] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? [];
  const isGrouped = /^\d{1,3}([.,]\d{3})+$/.test(whole);
  if (!isGrouped && !/^\d+$/.test(whole)) return undefined;
  const plain = whole.replaceAll(/[.,]/g, "");
  return cents === undefined ? plain : `${plain}.${cents.padEnd(2, "0")}`;
}

/** An amount with a sign before or after it; undefined for anything else. */
function signed(text: string): { sign: string; amount: string } | undefined {
  const [, before = "", written = "", after = ""] =
    oneAmount.exec(text.replaceAll(/\s/gu, "").toLowerCase()) ?? [];
  if ((before === "") === (after === "")) return undefined;
  const amount = amountOf(written);
  return amount === undefined ? undefined : { sign: before || after, amount };
}

/** The amount of a price in whatever currency, also in one whose sign is not known: "30 ლ"; undefined for what is no price. */
export function amountIn(text: string): string | undefined {
  return signed(text)?.amount;
}

/** Reads a price as people write it: one amount with one currency, before or after it. Anything else is none. */
export function readPrice(text: string): Price | undefined {
  const found = signed(text);
  if (!found) return undefined;
  const sign = found.sign.replace(/\.$/, "");
  const currency = Object.hasOwn(currencies, sign) ? currencies[sign] : undefined;
  return currency === undefined ? undefined : { amount: found.amount, currency };
}
