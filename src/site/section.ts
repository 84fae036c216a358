import * as z from "zod/mini";
import type { FieldSpecs } from "#/fields/kinds.ts";
import { idSchema } from "./id.ts";
import type { TemplateChange } from "./template-change.ts";
import { themeSchema } from "./theme.ts";

/** What operations and checks need to know of a template; the section's folder defines it (sections/kit). */
export interface TemplateSpec<Specs extends FieldSpecs = FieldSpecs> {
  /** As in the specification, e.g. `Feature15_2`. */
  readonly id: string;
  /** 1 and as many more as there are changes. */
  readonly version: number;
  /** How documents of earlier versions are brought up, the oldest first. */
  readonly changes?: readonly TemplateChange[];
  /** A listed one (sections/categories.ts). The model knows "header", which stands first, and "footer". */
  readonly category: string;
  /** One of its category on a page (headers) or on the site (the footer), R17. */
  readonly isUnique: boolean;
  readonly fields: Specs;
  /** How much of its backdrop is darkened behind its words at full strength, layer by layer. */
  readonly shades?: readonly number[];
  /** Its words stand on any part of its backdrop: on phones, if not everywhere. */
  readonly areWordsAllOver?: true;
  /** Dark words end past the light ground that they begin on, at any shade: the share of the width that it reaches. */
  readonly groundReach?: number;
  /** It is headed by something else than its own text of the role "heading". */
  readonly hasOwnHeading?: true;
  /** A published page has it above the navigation bar, wherever on the page it is stored (decision 560). */
  readonly standsAboveBar?: true;
}

/**
 * Whether two templates are layouts of one content model (a family): the very same specs. What is stored is the same
 * for both, so another layout changes nothing but the id of the template.
 */
export function areOneFamily(
  one: Pick<TemplateSpec, "fields">,
  other: Pick<TemplateSpec, "fields">,
): boolean {
  return one.fields === other.fields;
}

/** Finds a template by its id; passed into operations so that the model never imports sections. */
export type Templates = (id: string) => TemplateSpec | undefined;

export const templateIdSchema = z
  .string()
  .check(z.regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/, "This isn’t a template ID"));

/** Fields by name, before a template's specs have checked them. */
export const storedFieldsSchema = z.record(z.string().check(z.maxLength(60)), z.unknown());

/** Most earlier layouts that a section remembers. */
export const parkedPerSection = 8;

/** A section as it was in the template that it had before a swap. `given` is the hash of the fields that the swap made. */
const parkedSchema = z.strictObject({
  template: templateIdSchema,
  version: z.int().check(z.positive()),
  fields: storedFieldsSchema,
  given: z.string().check(z.maxLength(16)),
});
export type Parked = z.infer<typeof parkedSchema>;

/** What of the theme a section has of its own (R34). What it doesn't name is the theme's. */
const sectionThemeSchema = z.partial(z.pick(themeSchema, { colorMode: true, orientation: true }));
export type SectionTheme = z.infer<typeof sectionThemeSchema>;

/** Where visitors don't see a section; phones are windows up to the smallest of the breakpoints. */
export const hiddenOn = ["everywhere", "phones", "desktops"] as const;
export type HiddenOn = (typeof hiddenOn)[number];

/**
 * A section: its fields are checked against its template's specs. `parked` keeps the layouts that it had before, the
 * latest last, so that swapping back gives again what the present template has no place for.
 */
export const sectionSchema = z.strictObject({
  id: idSchema,
  template: templateIdSchema,
  version: z.int().check(z.positive()),
  fields: storedFieldsSchema,
  /** Of a place of a linked section: which one of the site's stands there. */
  linked: z.optional(idSchema),
  ...sectionThemeSchema.shape,
  hidden: z.optional(z.enum(hiddenOn)),
  parked: z.optional(z.array(parkedSchema).check(z.maxLength(parkedPerSection))),
});
export type Section = z.infer<typeof sectionSchema>;
