import { createId } from "#/lib/create-id.ts";
import type { SectionDefinition } from "#/sections/kit/index.ts";
import type { SiteEvent } from "#/site/event.ts";
import type { Asset } from "#/site/image.ts";
import type { PageIndex } from "#/site/page-index.ts";
import { emptyMeta } from "#/site/page.ts";
import { startingFields } from "#/site/ready-words/spoken-fields.ts";
import type { Section } from "#/site/section.ts";
import type { SiteRecord } from "#/site/site.ts";
import { drawnSection } from "./drawn-section.ts";
import { photosInTurn, withPictures } from "./filled-pictures.ts";
import { pageThumbnail } from "./page-thumbnail.ts";
import type { PageThumbnailInput } from "./page-thumbnail.ts";

export interface SectionThumbnailInput extends Omit<PageThumbnailInput, "page"> {
  readonly definition: SectionDefinition;
  /** The section to show; the template's start with the site's photos where it is left out. */
  readonly section?: Section;
  readonly assets: ReadonlyMap<string, Asset>;
  /** ISO 4217, of example prices; that of the site's primary language where it is left out. */
  readonly currency?: string | undefined;
}

function sampleSection({ definition, site, assets, currency }: SectionThumbnailInput): Section {
  const { id: template, version, fields: specs } = definition;
  const fields = startingFields(specs, { languages: site.languages, createId, currency });
  const photos = photosInTurn(assets.values());
  return { id: "thumbnail", template, version, fields: withPictures(specs, fields, photos) };
}

/** What an example event is called, in the languages that have a name for it. */
const eventNames: Readonly<Record<string, string>> = {
  en: "An evening among friends",
  ru: "Вечер для друзей",
  de: "Ein Abend unter Freunden",
  fr: "Une soirée entre amis",
  es: "Una noche entre amigos",
  uk: "Вечір для друзів",
};
const monthAhead = 30 * 24 * 3_600_000;

/** A site without events has an example of one, so that an invitation shows what it is for. */
function withEvent({ site, language }: SectionThumbnailInput): SiteRecord {
  if (site.events.length > 0) return site;
  const day = new Date(Date.now() + monthAhead).toISOString().slice(0, 10);
  const event: SiteEvent = {
    id: "thumbnail",
    title: { [language]: { text: eventNames[language] ?? "" } },
    description: {},
    place: {},
    start: `${day}T18:00`,
    end: `${day}T21:00`,
    timeZone: "UTC",
    capacity: null,
    deadline: null,
  };
  return { ...site, events: [event] };
}

const withoutFooter = "<style>main~*{display:none}</style></head>";

/** A header is seen with the navigation bar that stands over it. */
async function headerThumbnail(
  input: SectionThumbnailInput,
  section: Section,
): Promise<string | undefined> {
  const [home] = input.index.entries;
  if (!home) return undefined;
  const index: PageIndex = { entries: input.index.entries, redirects: [] };
  const page = { id: home.id, meta: emptyMeta, sections: [section] };
  const html = await pageThumbnail({ ...input, index, page });
  return html?.replace("</head>", withoutFooter);
}

/** The document of a section, or of a template as it would start, in a site's theme and language. */
export async function sectionThumbnail(input: SectionThumbnailInput): Promise<string | undefined> {
  const { definition } = input;
  const section = input.section ?? sampleSection(input);
  if (definition.category === "header") return headerThumbnail(input, section);
  return drawnSection({ ...input, site: withEvent(input), section });
}
