import { type LinkRole, newLinkSchema } from "#/api/links.ts";

/** The role of a stored link. */
export function linkRoleOf(stored: string | null): LinkRole | null {
  return newLinkSchema.shape.role.parse(stored);
}
