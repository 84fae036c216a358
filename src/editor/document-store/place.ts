import { z } from "zod";
import type { Step } from "#/site/operations/operation.ts";

/** Where a change shows: a page, a section of it, and a field; what doesn't belong to a page has none. */
export interface Place {
  readonly page?: string;
  readonly section?: string;
  readonly part?: "navigation" | "footer";
  readonly path?: readonly string[];
}

const named = z.union([z.string(), z.object({ id: z.string() }).transform((record) => record.id)]);

const placedArgs = z.object({
  target: z
    .object({
      page: z.string().optional(),
      section: z.string().optional(),
      part: z.enum(["navigation", "footer"]).optional(),
    })
    .optional(),
  path: z.array(z.string()).optional().catch(undefined),
  page: named.optional().catch(undefined),
  section: named.optional().catch(undefined),
  copy: named.optional().catch(undefined),
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
    path,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
