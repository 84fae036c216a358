import type { Kysely, Transaction } from "kysely";
import { type SiteRole, isAtLeast, siteRoleSchema } from "#/api/roles.ts";
import type { Schema } from "../db/schema.ts";

/** What whoever made a link must still be: a link never lets somebody do more than its author may. */
const neededOfAuthor: SiteRole = "editor";
const authorRoles = siteRoleSchema.options.filter((role) => isAtLeast(role, neededOfAuthor));

/**
 * Links that open something at this moment, with their sites (`sites`) and authors (`author`): not those that were
 * revoked or have expired, whose author has too small a role by now or is suspended, or whose site is in the trash or
 * taken down.
 */
export function selectOpenLinks(db: Kysely<Schema>, now: number) {
  return db
    .selectFrom("siteLinks")
    .innerJoin("sites", "sites.id", "siteLinks.siteId")
    .innerJoin("siteMembers", (join) =>
      join
        .onRef("siteMembers.siteId", "=", "siteLinks.siteId")
        .onRef("siteMembers.userId", "=", "siteLinks.authorId"),
    )
    .innerJoin("users as author", "author.id", "siteLinks.authorId")
    .leftJoin("releases", "releases.id", "siteLinks.releaseId")
    .where("siteLinks.expiresAt", ">", now)
    .where("siteLinks.revokedAt", "is", null)
    .where("siteMembers.role", "in", authorRoles)
    .where("author.suspendedAt", "is", null)
    .where("sites.trashedAt", "is", null)
    .where("sites.takenDownAt", "is", null);
}

/**
 * Revokes what somebody has handed out of a site where they have lost the role for it, so that they keep no way in
 * themselves.
 */
export async function revokeLinksOf(
  transaction: Transaction<Schema>,
  { siteId, userId, role, now }: { siteId: number; userId: string; role?: SiteRole; now: number },
): Promise<void> {
  if (role && isAtLeast(role, neededOfAuthor)) return;
  const theirs = await transaction
    .updateTable("siteLinks")
    .set({ revokedAt: now })
    .where("siteId", "=", siteId)
    .where("authorId", "=", userId)
    .where("revokedAt", "is", null)
    .returning("id")
    .execute();
  const ids = theirs.map(({ id }) => id);
  if (ids.length > 0)
    await transaction.deleteFrom("linkSessions").where("linkId", "in", ids).execute();
}
