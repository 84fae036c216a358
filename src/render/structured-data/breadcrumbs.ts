import { textOfWords } from "#/site/word-language.ts";
import type { StructuredDataInput, Thing } from "./thing.ts";

/** The way to the page, where visitors see it. */
export function breadcrumbs({ trail, address }: StructuredDataInput): Thing[] {
  if (trail.length === 0) return [];
  const itemListElement = trail.map(({ text, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: textOfWords(text),
    item: href,
  }));
  return [{ "@type": "BreadcrumbList", "@id": `${address}#breadcrumbs`, itemListElement }];
}
