import * as z from "zod/mini";
import { amountText } from "#/fields/price/price-text.ts";
import type { Price } from "#/lib/read-price.ts";
import { languageCodeSchema } from "../language-code.ts";
import { type LanguageCode } from "../language.ts";
import type { SiteDocument } from "../site.ts";
import { withFilledTokens } from "./filled-tokens.ts";

/** Most amounts that a project gives in another currency. */
export const projectAmounts = 500;

const currencySchema = z.string().check(z.regex(/^[A-Z]{3}$/));
const amountSchema = z.string().check(z.regex(/^\d{1,9}(?:\.\d{2})?$/));

/**
 * What a project's prices are elsewhere. It is data, no rate: what is 390 roubles here is what one would ask for it there.
 * Texts say an amount by a token, `{price:390}`, so that they cost what the prices beside them do.
 */
export const projectPricesSchema = z.strictObject({
  /** What all its amounts are in as they stand. */
  currency: currencySchema,
  /** What they are for a site whose first language is another one: by their amount here. */
  elsewhere: z.record(
    languageCodeSchema,
    z.strictObject({
      currency: currencySchema,
      amounts: z
        .record(amountSchema, amountSchema)
        .check(
          z.refine(
            (amounts) => Object.keys(amounts).length <= projectAmounts,
            "These are too many amounts",
          ),
        ),
    }),
  ),
});
export type ProjectPrices = z.infer<typeof projectPricesSchema>;

/** What stands in the texts of a project that declares `prices` for an amount in its own currency. */
const priceToken = /\{price:(\d{1,9}(?:\.\d{2})?)\}/g;

/** What an amount of the project costs. */
export type Priced = (amount: string) => Price;

/** What the project costs as it stands. */
export function ownPrices({ currency }: ProjectPrices): Priced {
  return (amount) => ({ amount, currency });
}

/** What the project costs in each of its currencies. */
export function everyPrices(prices: ProjectPrices): Priced[] {
  const others = Object.values(prices.elsewhere).map(
    ({ currency, amounts }): Priced =>
      (amount) => {
        const other = Object.hasOwn(amounts, amount) ? amounts[amount] : undefined;
        return other === undefined
          ? { amount, currency: prices.currency }
          : { amount: other, currency };
      },
  );
  return [ownPrices(prices), ...others];
}

interface Wanted {
  readonly language: LanguageCode;
  /** Comes first, where the project has its amounts in it. */
  readonly currency?: string | undefined;
}

/** What the project costs on a site whose first language is this one. */
export function pricesFor(prices: ProjectPrices, { language, currency }: Wanted): Priced {
  const currencies = [
    prices.currency,
    ...Object.values(prices.elsewhere).map((one) => one.currency),
  ];
  const wanted = currencies.indexOf(currency ?? "");
  const spoken = Object.keys(prices.elsewhere).indexOf(language) + 1;
  return everyPrices(prices)[wanted < 0 ? spoken : wanted] ?? ownPrices(prices);
}

/** Words of a project that declares `prices`, at these. */
export function pricedWords(words: string, language: LanguageCode, priced: Priced): string {
  return words.replaceAll(priceToken, (_, amount: string) => amountText(priced(amount), language));
}

/** A document at these prices, which its texts say too. */
export function withPrices(
  document: SiteDocument,
  { currency: own }: ProjectPrices,
  priced: Priced,
): SiteDocument {
  return withFilledTokens(document, {
    token: priceToken,
    said: ([, amount = ""], language) => amountText(priced(amount), language),
    value(value) {
      const { amount, currency } = value;
      const isPrice = currency === own && typeof amount === "string" && amount !== "";
      return isPrice ? { ...value, ...priced(amount) } : value;
    },
  });
}
