import type { PricePeriod } from "#/fields/price/spec.ts";
import { readPrice } from "#/lib/read-price.ts";
import type { PricedThing } from "#/sections/kit/index.ts";
import type { StructuredDataInput, Thing } from "./thing.ts";

/** UN/CEFACT's codes of what a price is for. */
const unitCodes: Readonly<Record<Exclude<PricePeriod, "once">, string>> = {
  hour: "HUR",
  day: "DAY",
  week: "WEE",
  month: "MON",
  year: "ANN",
};

interface Offered {
  readonly amount: string;
  readonly currency: string;
  readonly isFrom?: boolean;
  readonly period?: PricePeriod;
}

/** The amount of a price; undefined where it is words. */
function offered(price: PricedThing["price"]): Offered | undefined {
  if (typeof price === "string") return readPrice(price);
  return price.amount === "" ? undefined : price;
}

/** A price as an offer. One that begins at its amount is several offers, of which it is the lowest. */
function offerOf({ amount, currency, isFrom, period = "once" }: Offered): Thing {
  const priceCurrency = currency;
  if (isFrom) return { "@type": "AggregateOffer", lowPrice: amount, priceCurrency };
  const each = period === "once" ? undefined : unitCodes[period];
  return {
    "@type": "Offer",
    price: amount,
    priceCurrency,
    ...(each && {
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: amount,
        priceCurrency,
        referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: each },
      },
    }),
  };
}

/** What the page prices, each once. What has no readable price is left out. */
export function products(
  { about, address, pictureAddress }: StructuredDataInput,
  seller: Thing | undefined,
): Thing[] {
  const made = new Map<string, Thing>();
  for (const { picture, ...written } of about.priced) {
    const name = written.name.trim();
    const description = written.description.trim();
    const price = offered(written.price);
    // search engines require a name, an amount and a currency
    if (!price || name === "") continue;
    const other = written.otherPrice && offered(written.otherPrice);
    const image = picture ? pictureAddress(picture) : undefined;
    const prices = other ? [price, other] : [price];
    const amounts = prices.flatMap(({ amount, currency }) => [amount, currency]);
    const key = [name, description, image, ...amounts].join("\n");
    if (made.has(key)) continue;
    const offers = prices.map((one) => ({
      ...offerOf(one),
      url: address,
      ...(seller && { seller: { "@id": seller["@id"] } }),
    }));
    made.set(key, {
      "@type": "Product",
      name,
      ...(description && { description }),
      ...(image && { image }),
      offers: offers.length === 1 ? offers[0] : offers,
    });
  }
  return [...made.values()];
}
