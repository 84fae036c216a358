import * as z from "zod/mini";
import type { Step } from "#/site/operations/operation.ts";

/** Where a change shows: a page, a section of it, and a field; what doesn't belong to a page has none. */
export interface Place {
  readonly page?: string;
  readonly section?: string;
  readonly part?: "navigation" | "footer";
  /** The linked section that it is of. */
  readonly linked?: string;
  readonly path?: readonly string[];
}

const named = z.union([
  z.string(),
  z.pipe(
    z.object({ id: z.string() }),
    z.transform((record) => record.id),
  ),
]);

/** A value that this program knows, or none. */
function ifKnown<Value>(schema: z.ZodMiniType<Value>) {
  const other = z.pipe(
    z.unknown(),
    z.transform(() => undefined),
  );
  return z.optional(z.union([schema, other]));
}

const placedArgs = z.object({
  target: z.optional(
    z.object({
      page: z.optional(z.string()),
      section: z.optional(z.string()),
      part: ifKnown(z.enum(["navigation", "footer"])),
      linked: z.optional(z.string()),
    }),
  ),
  path: ifKnown(z.array(z.string())),
  page: ifKnown(named),
  section: ifKnown(named),
  copy: ifKnown(named),
});

/** Where a step shows, read off its arguments. */
export function placeOf({ args }: Step): Place {
  const read = placedArgs.safeParse(args);
  if (!read.success) return {};
  const { target, path, page, section, copy } = read.data;
  const all = {
    page: target?.page ?? page,
    section: target?.section ?? copy ?? section,
    part: target?.part,
    linked: target?.linked,
    path,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
