import type { StructuredDataInput, Thing } from "./thing.ts";

/** The way to the page, where visitors see it. */
export function breadcrumbs({ trail, address }: StructuredDataInput): Thing[] {
  if (trail.length === 0) return [];
  const itemListElement = trail.map(({ name, address: item }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item,
  }));
  return [{ "@type": "BreadcrumbList", "@id": `${address}#breadcrumbs`, itemListElement }];
}
