import { fieldOfRole } from "#/fields/field-of-role.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import { findSection } from "#/sections/definitions.ts";
import type { SectionDefinition } from "#/sections/kit/index.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import { headingField, sectionHeading } from "#/site/section-heading.ts";
import type { Section } from "#/site/section.ts";
import { deviceKinds, shownOn, shownSections } from "#/site/section-own.ts";
import type { DeviceKind } from "#/site/section-own.ts";

/** How the bar stands over the first section's picture: in light or dark ink, or not at all. */
export type BarOver = "photo" | "tint" | undefined;

/** A section in its place on a page. */
export interface PlacedSection {
  readonly section: Section;
  readonly definition: SectionDefinition;
  /** Level of its heading: 1 up to the first section of the page that has one, on one of its devices. */
  readonly rank: 1 | 2;
}

export interface PageComposition {
  readonly sections: readonly PlacedSection[];
  readonly barOver: BarOver;
}

function hasHeading(
  { definition, section }: Omit<PlacedSection, "rank">,
  read: (text: LocalizedText) => string,
): boolean {
  if (definition.hasOwnHeading) return true;
  const heading = sectionHeading(definition, section.fields);
  return heading !== undefined && read(heading).trim() !== "";
}

/** The fields of the first section that say whether and how the bar lies over it. */
function coverFields(specs: FieldSpecs): { backdrop: string | undefined; ink: string | undefined } {
  return {
    backdrop: fieldOfRole(specs, "backdrop"),
    ink: fieldOfRole(specs, "ink"),
  };
}

/** Names of the fields by which a section decides over its page's composition. */
export function compositionFields(definition: SectionDefinition, isFirst: boolean): string[] {
  const { backdrop, ink } = isFirst ? coverFields(definition.fields) : {};
  return [headingField(definition), backdrop, ink].filter((name) => name !== undefined);
}

function barOverOf(first: PlacedSection | undefined): BarOver {
  if (!first?.definition.isUnderBar || first.section.hidden) return undefined;
  const { fields } = first.section;
  const { backdrop, ink = "" } = coverFields(first.definition.fields);
  if (backdrop === undefined || !fields[backdrop]) return undefined;
  if (fields[ink] !== "dark") return "photo";
  // the bar has the page's colours, which a tint of another mode would hide
  return first.section.colorMode === undefined ? "tint" : undefined;
}

/**
 * How sections make up a page, wherever it is shown: published, on the canvas, in preview, gallery and thumbnails.
 * `read` gives a text as the page's visitors read it. A section of an unknown template, or of a newer version than this
 * program's, has no place, nor has one that is hidden everywhere. On phones and on larger windows the first heading that
 * is seen is the page's.
 */
export function composePage(
  sections: readonly Section[],
  read: (text: LocalizedText) => string,
): PageComposition {
  const placed: PlacedSection[] = [];
  const untitled = new Set<DeviceKind>(deviceKinds);
  for (const section of shownSections(sections)) {
    const definition = findSection(section.template);
    if (!definition || section.version > definition.version) continue;
    const devices = shownOn(section);
    placed.push({ section, definition, rank: devices.some((one) => untitled.has(one)) ? 1 : 2 });
    if (hasHeading({ definition, section }, read))
      for (const device of devices) untitled.delete(device);
  }
  return { sections: placed, barOver: barOverOf(placed[0]) };
}
