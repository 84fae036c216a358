import * as z from "zod/mini";

/** A stable identifier of a page, section, item or asset; also the tail of an HTML id. */
export const idSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, "This isn’t a valid ID"));
