import { breadcrumbs } from "./breadcrumbs.ts";
import { events } from "./events.ts";
import { happenings } from "./happenings.ts";
import { menus } from "./menus.ts";
import { organisation } from "./organisation.ts";
import { places } from "./places.ts";
import { posts } from "./posts.ts";
import { products } from "./products.ts";
import { questions } from "./questions.ts";
import type { StructuredDataInput, Thing } from "./thing.ts";

/** What search engines read of a page, as the JSON of a `<script type="application/ld+json">`; it can't end the script. */
export function structuredData(input: StructuredDataInput): string {
  const { site, home, address, title, description, language } = input;
  const owner = organisation(input);
  const publisher = owner && { publisher: { "@id": owner["@id"] } };
  const things: Thing[] = [
    {
      "@type": "WebSite",
      "@id": `${home}#site`,
      name: site.name,
      url: home,
      inLanguage: language,
      ...publisher,
    },
    {
      "@type": "WebPage",
      url: address,
      name: title,
      description,
      inLanguage: language,
      isPartOf: { "@id": `${home}#site` },
    },
    ...(owner ? [owner] : []),
    ...breadcrumbs(input),
    ...products(input, owner),
    ...questions(input),
    ...menus(input),
    ...places(input),
    ...posts(input, owner),
    ...events(input, owner),
    ...happenings(input, owner),
  ];
  return JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll(
    "<",
    "\\u003c",
  );
}
