import * as z from "zod/mini";
import type { Operation } from "#/site/operations/operation.ts";

/**
 * What a member may do with a site: an owner everything, an editor edit and publish, a writer change texts and
 * pictures, a viewer look.
 */
export const siteRoleSchema = z.enum(["owner", "editor", "writer", "viewer"]);
export type SiteRole = z.infer<typeof siteRoleSchema>;

const ranks = { viewer: 1, writer: 2, editor: 3, owner: 4 } satisfies Record<SiteRole, number>;

/** Whether a role may do what needs another. */
export function isAtLeast(role: SiteRole, needed: SiteRole): boolean {
  return ranks[role] >= ranks[needed];
}

const writersOperations: ReadonlySet<string> = new Set(["text.set", "text.restore", "picture.set"]);

/** What stands on pages; the texts of settings are an editor's. */
const contentSchema = z.object({
  target: z.union([
    z.strictObject({ page: z.string(), section: z.string() }),
    z.strictObject({ part: z.enum(["navigation", "footer"]) }),
    z.strictObject({ part: z.literal("linked"), linked: z.string() }),
  ]),
});

/** Whether a role may apply an operation. */
export function mayApply(
  role: SiteRole,
  { name, args }: Pick<Operation, "name" | "args">,
): boolean {
  if (isAtLeast(role, "editor")) return true;
  if (role === "viewer" || !writersOperations.has(name)) return false;
  return contentSchema.safeParse(args).success;
}
