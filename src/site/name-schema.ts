import { z } from "zod";
import { isWithin } from "#/lib/text-length.ts";

/** A name that somebody gave something, of at least one and at most `limit` characters (R37). */
export function nameSchema(limit: number): z.ZodType<string> {
  return z
    .string()
    .min(1)
    .refine((name) => isWithin(name, limit), `A name can have up to ${limit} characters`);
}
