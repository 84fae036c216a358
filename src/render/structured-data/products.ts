import { readPrice } from "#/lib/read-price.ts";
import type { StructuredDataInput, Thing } from "./thing.ts";

/** What the page prices, each once. What has no readable price is left out. */
export function products(
  { about, address, pictureAddress }: StructuredDataInput,
  seller: Thing | undefined,
): Thing[] {
  const made = new Map<string, Thing>();
  for (const { picture, ...written } of about.priced) {
    const name = written.name.trim();
    const description = written.description.trim();
    const price = readPrice(written.price);
    // search engines require a name, an amount and a currency
    if (!price || name === "") continue;
    const image = picture ? pictureAddress(picture) : undefined;
    const key = [name, description, image, price.amount, price.currency].join("\n");
    if (made.has(key)) continue;
    made.set(key, {
      "@type": "Product",
      name,
      ...(description && { description }),
      ...(image && { image }),
      offers: {
        "@type": "Offer",
        price: price.amount,
        priceCurrency: price.currency,
        url: address,
        ...(seller && { seller: { "@id": seller["@id"] } }),
      },
    });
  }
  return [...made.values()];
}
