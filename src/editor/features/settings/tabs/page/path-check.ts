import { OperationRefusal } from "#/site/operations/operation.ts";
import { requireFreePath } from "#/site/operations/page-rules.ts";
import { pagePathSchema } from "#/site/page-schema.ts";
import { tidyPath } from "#/site/page-tree/page-path.ts";
import type { Records } from "#/site/records.ts";

/** Why a path can't be a page's; `page` is the name of the one that has it. */
export type PathFault =
  | { readonly fault: "shape" | "reserved" | "language" }
  | { readonly fault: "taken"; readonly page: string };

export type CheckedPath = { readonly path: string } | PathFault;

const shape = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;

/** Checks a path that is typed for a page by the rules of the operation that will set it. */
export function checkPath(records: Records, page: string, typed: string): CheckedPath {
  const path = tidyPath(typed);
  if (path.length > 200 || !shape.test(path)) return { fault: "shape" };
  if (!pagePathSchema.safeParse(path).success) return { fault: "reserved" };
  try {
    requireFreePath(records, path, page);
    return { path };
  } catch (error) {
    if (!(error instanceof OperationRefusal)) throw error;
    const other = records.index?.entries.find((entry) => entry.path === path);
    return other ? { fault: "taken", page: other.name } : { fault: "language" };
  }
}
