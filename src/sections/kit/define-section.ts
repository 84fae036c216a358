import type { OwnWords } from "#/fields/field-spec.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import type { LogoMeta, LogoProps } from "#/site/logo-meta-schema.ts";
import type { Section, TemplateSpec } from "#/site/section.ts";
import { versionAfter } from "#/site/template-change.ts";
import type { SectionLook } from "./section-look.ts";

/**
 * A section template: its fields and what the picker says of it. One folder each. Its look is loaded when a page uses it
 * (looks.ts), so that a template more weighs next to nothing where none is rendered.
 */
export interface SectionDefinition<
  Specs extends FieldSpecs = FieldSpecs,
> extends TemplateSpec<Specs> {
  readonly label: OwnWords;
  /** A sentence for the picker. */
  readonly description: OwnWords;
  /** Height by width of its thumbnail at 1280 px; the picker keeps this room free. */
  readonly thumbnailRatio: number;
  readonly hasAnimation: boolean;
  readonly load: () => Promise<{ readonly look: SectionLook<Specs> }>;
  /** The navigation bar lies over its backdrop, where that is filled. */
  readonly isUnderBar?: true;
  /** Visitors fill something in: its folder has a `form.tsx`. */
  readonly hasForm?: true;
  /** Its leading content takes a side: the theme's, or the section's own (R33); or whether it does with these fields. */
  readonly isTwoSided?: true | ((fields: Section["fields"]) => boolean);
  /** Its view may show the way to the page (`Breadcrumbs`): what pages with it are made from. */
  readonly showsTrail?: true;
  /** What the bar's own template says of the site's logo (specification, section 3). */
  readonly metaData?: LogoMeta;
  readonly defaultProps?: LogoProps;
}

/**
 * Declares a section template; the types of its values come from its fields. Its version is the number of its changes
 * (versions.ts of its folder) and one.
 */
export function defineSection<const Specs extends FieldSpecs>(
  definition: Omit<SectionDefinition<Specs>, "version">,
): SectionDefinition<Specs> {
  return { ...definition, version: versionAfter(definition.changes ?? []) };
}
