import { z } from "zod";

/** A component definition of the specification's section 3, as `GET components` lists it. */
export const componentSchema = z.object({
  id: z.string(),
  label: z.string(),
  category: z.string(),
  categoryId: z.int(),
  status: z.literal("published"),
  uniqId: z.string(),
  colorMode: z.enum(["LIGHT", "DARK", "EXTRALIGHT"]),
  orientation: z.enum(["LEFT", "RIGHT"]),
  isUnique: z.boolean(),
  hasAnimation: z.boolean(),
  thumbnail: z.string(),
  mobileThumbnail: z.string(),
  thumbnailRatio: z.number(),
  /** The fields that a new one starts with. */
  data: z.record(z.string(), z.unknown()),
});
export type Component = z.infer<typeof componentSchema>;

/** `GET components?language=`: the language of labels and of starting texts. */
export const componentsQuerySchema = z.object({
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .default("en"),
});
