import type { ComponentType } from "react";
import type { FieldsOf } from "#/fields/field-spec.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import type { Environment } from "./environment.ts";
import type { ReadText, SectionAbout } from "./section-about.ts";
import type { FormAbout } from "./section-form.ts";

export interface SectionViewProps {
  /** Id of the section; its anchor is `comp-{id}`. */
  readonly id: string;
  /** Level of the section's heading: 1 for the first section of a page that has one. */
  readonly rank: 1 | 2;
}

/** What only rendering a section needs: the heavy part of a template, loaded when a page uses it. */
export interface SectionLook<Specs extends FieldSpecs = FieldSpecs> {
  /** Renders the section by slots and hooks of the kit only; it doesn't know whether it's being edited. */
  readonly View: ComponentType<SectionViewProps>;
  /**
   * Its CSS, minified; goes into a page once if the page has such a section. In the built editor it is the address of a
   * file until the look is loaded (style-text.ts).
   */
  readonly style: string;
  /** The form that it has. */
  readonly form?: FormAbout;
  /** What it tells search engines, in the language that `read` reads, on the page that it stands on. */
  about?(
    fields: FieldsOf<Specs>,
    read: ReadText,
    where: Pick<Environment, "page" | "resolve">,
  ): SectionAbout;
}

/** Declares how a template looks; `Specs` are its fields, which stay in the light part. */
export function defineLook<Specs extends FieldSpecs>(look: SectionLook<Specs>): SectionLook<Specs> {
  return look;
}
