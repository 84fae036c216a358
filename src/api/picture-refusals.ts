import * as z from "zod/mini";

/** Why a picture isn’t taken: what the details of the refusal name, for whoever tells it in their language. */
export const pictureRefusals = [
  "kind",
  "damaged",
  "pixels",
  "animated",
  "frames",
  "too-slow",
  "svg-size",
  "svg-damaged",
  "svg-doctype",
  "svg-elements",
  "svg-root",
  "svg-repeats",
  "svg-unsized",
] as const;

/** The details of such a refusal. */
export const pictureRefusalSchema = z.object({
  reason: z.enum(pictureRefusals),
  /** In pixels, of one that has too many. */
  width: z.optional(z.int()),
  height: z.optional(z.int()),
});
export type PictureRefusal = z.infer<typeof pictureRefusalSchema>;
