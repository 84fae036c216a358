import type { ComponentType } from "react";
import type { FieldsOf, OwnWords } from "#/fields/field-spec.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import type { LogoMeta, LogoProps } from "#/site/logo-meta-schema.ts";
import type { TemplateSpec } from "#/site/section.ts";
import { versionAfter } from "#/site/template-change.ts";
import type { ReadText, SectionAbout } from "./section-about.ts";

export interface SectionViewProps {
  /** Id of the section; its anchor is `comp-{id}`. */
  readonly id: string;
  /** Level of the section's heading: 1 for the first section of a page that has one. */
  readonly rank: 1 | 2;
}

/** A section template: its fields, how it looks, and what the picker shows of it. One folder each. */
export interface SectionDefinition<
  Specs extends FieldSpecs = FieldSpecs,
> extends TemplateSpec<Specs> {
  readonly label: OwnWords;
  /** A sentence for the picker. */
  readonly description: OwnWords;
  /** Height by width of its thumbnail at 1280 px; the picker keeps this room free. */
  readonly thumbnailRatio: number;
  readonly hasAnimation: boolean;
  /** Draws the section by slots and hooks of the kit only; it doesn't know whether it's being edited. */
  readonly View: ComponentType<SectionViewProps>;
  /** Its CSS, minified; goes into a page once if the page has such a section. */
  readonly style: string;
  /** The navigation bar lies over its backdrop, where that is filled. */
  readonly isUnderBar?: true;
  /** Its leading content takes a side: the theme's, or the section's own (R33). */
  readonly isTwoSided?: true;
  /** It is headed by something else than its own text of the role "heading". */
  readonly hasOwnHeading?: true;
  /** What the bar's own template says of the site's logo (specification, section 3). */
  readonly metaData?: LogoMeta;
  readonly defaultProps?: LogoProps;
  /** What it tells search engines, in the language that `read` reads. */
  about?(fields: FieldsOf<Specs>, read: ReadText): SectionAbout;
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
