import * as z from "zod/mini";
import { logoMetaSchema, logoPropsSchema } from "./logo-meta-schema.ts";
import { storedFieldsSchema, templateIdSchema } from "./section.ts";
import { colorModes, orientations } from "./theme.ts";

/** A section template as the specification's section 3 describes it, for the picker and for `GET components`. */
export const componentDefinitionSchema = z.strictObject({
  id: templateIdSchema,
  label: z.string().check(z.maxLength(120)),
  category: z.string().check(z.minLength(1), z.maxLength(40)),
  categoryId: z.int().check(z.positive()),
  /** Components have no other state. */
  status: z.literal("published"),
  /** Tells templates and their versions apart. */
  uniqId: z.string().check(z.minLength(1), z.maxLength(80)),
  /** Empty for the footer, which takes the site's. */
  colorMode: z.union([z.enum(colorModes), z.literal("")]),
  orientation: z.enum(orientations),
  isUnique: z.boolean(),
  hasAnimation: z.boolean(),
  /** Addresses of pictures; empty for the footer. */
  thumbnail: z.string().check(z.maxLength(500)),
  mobileThumbnail: z.string().check(z.maxLength(500)),
  /** Height by width of the thumbnail, so that the picker keeps its room. */
  thumbnailRatio: z.number().check(z.nonnegative(), z.lte(10)),
  /** What a new section of this template starts with. */
  data: storedFieldsSchema,
  /** Of the navigation-only bar, whose logo is the site's (R17). */
  metaData: z.optional(logoMetaSchema),
  defaultProps: z.optional(logoPropsSchema),
});
export type ComponentDefinition = z.infer<typeof componentDefinitionSchema>;
