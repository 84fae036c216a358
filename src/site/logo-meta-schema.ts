import * as z from "zod/mini";
import { logoFileWidth } from "./limits.ts";
import { navigationFields } from "./navigation.ts";

/** What the navigation-only bar says of its logo (specification, section 3), under its names. The values belong to the site (R17). */
export const logoMetaSchema = z.strictObject({
  logoSrc: z.strictObject({
    type: z.literal("logo"),
    /** The prop that holds the sizes of the file. */
    dimensions: z.literal("logoDimensions"),
    optimization: z.array(z.strictObject({ width: z.literal(logoFileWidth) })).check(z.length(4)),
    /** Pixels of the stored picture (R16). */
    min: z.literal(0),
    max: z.literal(2048),
    default: z.literal(""),
  }),
  logoDimensions: z.strictObject({ type: z.literal("dimensions"), default: z.strictObject({}) }),
  logoColor: z.strictObject({
    type: z.literal("choice"),
    options: z.array(z.enum(navigationFields.logoColor.options)),
    default: z.literal(navigationFields.logoColor.initial),
  }),
});
export type LogoMeta = z.infer<typeof logoMetaSchema>;

/** Props that the bar starts with. */
export const logoPropsSchema = z.strictObject({
  logoSrc: z.literal(""),
  logoColor: z.literal("default"),
  logoDimensions: z.strictObject({}),
});
export type LogoProps = z.infer<typeof logoPropsSchema>;
