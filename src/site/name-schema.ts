import * as z from "zod/mini";
import { isWithin, mostCodeUnits } from "#/lib/text-length.ts";

/** A name that somebody gave something, of at least one and at most `limit` characters (R37). */
export function nameSchema(limit: number): z.ZodMiniType<string> {
  return z.string().check(
    z.minLength(1),
    z.refine((name) => isWithin(name, limit), `A name can have up to ${limit} characters`),
  );
}

/** What somebody wrote, without the spaces around it, of at most `limit` characters (R37). */
export function wordsSchema(limit: number): z.ZodMiniType<string, string> {
  return z.string().check(
    z.trim(),
    z.maxLength(mostCodeUnits(limit)),
    z.refine((text) => isWithin(text, limit), `It can have up to ${limit} characters`),
  );
}
