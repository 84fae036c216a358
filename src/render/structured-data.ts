import type { SiteEvent } from "#/site/event.ts";
import type { LanguageCode } from "#/site/language.ts";
import { readText } from "#/site/localized-text.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import type { SiteRecord } from "#/site/site.ts";

type Thing = Readonly<Record<string, unknown>>;

export interface StructuredDataInput {
  readonly site: SiteRecord;
  readonly language: LanguageCode;
  readonly primary: LanguageCode;
  /** Absolute addresses of the home page in this language and of this page. */
  readonly home: string;
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** The events that the page invites to. */
  readonly events: readonly SiteEvent[];
}

function organisation({ site, language, primary, home }: StructuredDataInput): Thing | undefined {
  const { name, phone, address } = site.settings.organisation;
  const read = (text: LocalizedText) => readText(text, language, primary);
  if (read(name) === "") return undefined;
  return {
    "@type": "Organization",
    "@id": `${home}#organisation`,
    name: read(name),
    url: home,
    ...(phone && { telephone: phone }),
    ...(read(address) && { address: read(address) }),
  };
}

function eventThing(event: SiteEvent, { language, primary, address }: StructuredDataInput): Thing {
  const read = (text: LocalizedText) => readText(text, language, primary);
  return {
    "@type": "Event",
    name: read(event.title),
    startDate: event.start,
    endDate: event.end,
    url: address,
    ...(read(event.description) && { description: read(event.description) }),
    ...(read(event.place) && {
      location: { "@type": "Place", name: read(event.place), address: read(event.place) },
    }),
  };
}

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
    ...input.events.map((event) => eventThing(event, input)),
  ];
  return JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll(
    "<",
    "\\u003c",
  );
}
