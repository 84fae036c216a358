import { readPrice } from "#/lib/read-price.ts";
import type { PricedThing } from "#/sections/kit/index.ts";
import type { StructuredDataInput, Thing } from "./thing.ts";

function product(
  { name, description, price: written, picture }: PricedThing,
  { address, pictureAddress }: StructuredDataInput,
  seller: Thing | undefined,
): Thing[] {
  const price = readPrice(written);
  // search engines require a name, an amount and a currency
  if (!price || name.trim() === "") return [];
  const image = picture ? pictureAddress(picture) : undefined;
  return [
    {
      "@type": "Product",
      name: name.trim(),
      ...(description.trim() && { description: description.trim() }),
      ...(image && { image }),
      offers: {
        "@type": "Offer",
        price: price.amount,
        priceCurrency: price.currency,
        url: address,
        ...(seller && { seller: { "@id": seller["@id"] } }),
      },
    },
  ];
}

/** What the page prices, each once. What has no readable price is left out. */
export function products(input: StructuredDataInput, seller: Thing | undefined): Thing[] {
  const made = input.about.priced.flatMap((one) => product(one, input, seller));
  const byText = new Map(made.map((one) => [JSON.stringify(one), one]));
  return [...byText.values()];
}
