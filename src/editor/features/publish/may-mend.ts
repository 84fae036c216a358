import { isAtLeast, mayApply } from "#/api/roles.ts";
import type { SiteRole } from "#/api/roles.ts";
import { templates } from "#/sections/definitions.ts";
import { findSpec } from "#/site/operations/target.ts";
import type { Problem } from "#/site/problem.ts";
import type { Records } from "#/site/records.ts";

/** By which operation a field gets what a check misses in it, of those that whoever only writes may apply. */
const operations: ReadonlyMap<string | undefined, string> = new Map([
  ["text", "text.set"],
  ["picture", "picture.set"],
]);

/** Whether a role mends what a problem is about: whoever only writes has the words and the pictures of pages. */
export function mayMend(
  role: SiteRole,
  records: Records,
  { code, target, path }: Pick<Problem, "code" | "target" | "path">,
): boolean {
  if (isAtLeast(role, "editor")) return true;
  // where a link within words leads isn't said by the words
  if (!target || code.startsWith("link-")) return false;
  const name = operations.get(findSpec(records, target, path, templates)?.kind);
  return name !== undefined && mayApply(role, { name, args: { target } });
}
