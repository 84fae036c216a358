import * as z from "zod/mini";
import { idSchema } from "./id.ts";
import { storableTextSchema } from "./localized-text.ts";
import type { Asset } from "./asset-schema.ts";

export type { Asset } from "./asset-schema.ts";

/** Widths of the variants in pixels (R18). */
export const variantWidths = { small: 480, medium: 768, large: 1440, xlarge: 2048 } as const;

/** Longest alt text, in characters. */
export const altLimit = 250;

const share = z.number().check(z.gte(0), z.lte(1));

/** The part that is shown, in shares (0–1) of the picture after it was turned; `turn` in degrees clockwise. */
export const cropSchema = z.strictObject({
  left: share,
  top: share,
  width: z.number().check(z.gt(0), z.lte(1)),
  height: z.number().check(z.gt(0), z.lte(1)),
  turn: z.number().check(z.gt(-360), z.lt(360)),
});
export type Crop = z.infer<typeof cropSchema>;

/** Where the eye should rest, in shares (0–1) of the shown picture. */
const focusSchema = z.strictObject({ x: share, y: share });

/** A picture in a field: an asset of the site with its alt text, crop and focal point. */
export const pictureSchema = z.strictObject({
  asset: idSchema,
  alt: storableTextSchema(altLimit),
  /** The owner says that it is only decoration: screen readers skip it, and no alt text is missed. */
  isDecorative: z.optional(z.literal(true)),
  crop: z.nullable(cropSchema),
  focus: z.nullable(focusSchema),
});
export type Picture = z.infer<typeof pictureSchema>;

/** What is seen until a picture is there: its colour, or the ground that it stands on where that is seen through it. */
export function standInColour({ hasAlpha, colour }: Pick<Asset, "hasAlpha" | "colour">): string {
  return hasAlpha ? "transparent" : colour;
}
