import type { LanguageCode } from "#/site/language.ts";

const byLanguage: Readonly<Record<string, string>> = {
  ru: "RUB",
  uk: "UAH",
  be: "BYN",
  kk: "KZT",
  hy: "AMD",
  ka: "GEL",
  pl: "PLN",
  cs: "CZK",
  tr: "TRY",
  he: "ILS",
  ar: "AED",
  ja: "JPY",
  zh: "CNY",
  ko: "KRW",
  hi: "INR",
  sv: "SEK",
  da: "DKK",
  nb: "NOK",
  hu: "HUF",
  ro: "RON",
  en: "USD",
};

/** The currency that a price begins with on a site in a language; the owner chooses another one. */
export function currencyOfLanguage(language: LanguageCode): string {
  return byLanguage[language.slice(0, 2)] ?? "EUR";
}
