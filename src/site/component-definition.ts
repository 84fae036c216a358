import { z } from "zod";
import { logoMetaSchema, logoPropsSchema } from "./logo-meta-schema.ts";
import { storedFieldsSchema, templateIdSchema } from "./section.ts";
import { colorModes, orientations } from "./theme.ts";

/** A section template as the specification's section 3 describes it, for the picker and for `GET components`. */
export const componentDefinitionSchema = z.strictObject({
  id: templateIdSchema,
  label: z.string().max(120),
  category: z.string().min(1).max(40),
  categoryId: z.int().positive(),
  /** Components have no other state. */
  status: z.literal("published"),
  /** Tells templates and their versions apart. */
  uniqId: z.string().min(1).max(80),
  /** Empty for the footer, which takes the site's. */
  colorMode: z.union([z.enum(colorModes), z.literal("")]),
  orientation: z.enum(orientations),
  isUnique: z.boolean(),
  hasAnimation: z.boolean(),
  /** Addresses of pictures; empty for the footer. */
  thumbnail: z.string().max(500),
  mobileThumbnail: z.string().max(500),
  /** Height by width of the thumbnail, so that the picker keeps its room. */
  thumbnailRatio: z.number().nonnegative().max(10),
  /** What a new section of this template starts with. */
  data: storedFieldsSchema,
  /** Of the navigation-only bar, whose logo is the site's (R17). */
  metaData: logoMetaSchema.optional(),
  defaultProps: logoPropsSchema.optional(),
});
export type ComponentDefinition = z.infer<typeof componentDefinitionSchema>;
