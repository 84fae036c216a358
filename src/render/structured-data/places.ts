import type { StructuredDataInput, Thing } from "./thing.ts";

/** The places of the page that have a name and an address, each once. */
export function places({ about }: StructuredDataInput): Thing[] {
  const told = new Map<string, Thing>();
  for (const { point, ...words } of about.places) {
    const [name, streetAddress] = [words.name.trim(), words.address.trim()];
    if (name === "" || streetAddress === "") continue;
    told.set(`${name}\n${streetAddress}`, {
      "@type": "Place",
      name,
      address: { "@type": "PostalAddress", streetAddress },
      ...(point && { geo: { "@type": "GeoCoordinates", ...point } }),
    });
  }
  return [...told.values()];
}
