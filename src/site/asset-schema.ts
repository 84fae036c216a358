import * as z from "zod/mini";
import { idSchema } from "./id.ts";
import { nameSchema } from "./name-schema.ts";
import { lightSchema } from "./picture-light.ts";

/** Most characters of a picture's name. */
export const assetNameLimit = 200;

/** Most tags of a picture, and most characters of one. */
export const assetTagLimits = { count: 20, length: 40 } as const;

/** What is known of an uploaded file. Sizes in pixels, upright; `colour` is its dominant colour as #rrggbb. */
export const assetSchema = z.strictObject({
  id: idSchema,
  name: nameSchema(assetNameLimit),
  kind: z.enum(["photo", "drawing"]),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  colour: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  hasAlpha: z.boolean(),
  /** How light it is, part by part; not known of pictures from before this was kept. */
  light: z.optional(lightSchema),
  /** The owner's words to find it by. */
  tags: z.optional(
    z.array(nameSchema(assetTagLimits.length)).check(z.maxLength(assetTagLimits.count)),
  ),
});
export type Asset = z.infer<typeof assetSchema>;
