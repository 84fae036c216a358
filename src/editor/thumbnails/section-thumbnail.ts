import { createId } from "#/lib/create-id.ts";
import type { SectionDefinition } from "#/sections/kit/index.ts";
import type { Asset } from "#/site/image.ts";
import type { PageIndex } from "#/site/page-index.ts";
import { emptyMeta } from "#/site/page.ts";
import { startingFields } from "#/site/ready-words/spoken-fields.ts";
import type { Section } from "#/site/section.ts";
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
  return drawnSection({ ...input, section });
}
