import * as z from "zod/mini";
import { isWithin } from "#/lib/text-length.ts";

/** A name that somebody gave something, of at least one and at most `limit` characters (R37). */
export function nameSchema(limit: number): z.ZodMiniType<string> {
  return z.string().check(
    z.minLength(1),
    z.refine((name) => isWithin(name, limit), `A name can have up to ${limit} characters`),
  );
}
