import * as z from "zod/mini";

/** How light a picture is, part by part: so many columns and rows, the upper left one first. */
export const lightGrid = { columns: 8, rows: 6 } as const;

/** The steps from black (0) to white, each a digit. */
export const lightSteps = 32;

/** Greys of gamma-coded sRGB, a digit of base 32 for each part. */
export const lightSchema = z
  .string()
  .check(z.regex(new RegExp(`^[0-9a-v]{${lightGrid.columns * lightGrid.rows}}$`)));
