import { type Kysely, type Transaction, sql } from "kysely";
import type { SiteLink } from "#/api/links.ts";
import { type SiteRole, isAtLeast, siteRoleSchema } from "#/api/roles.ts";
import type { Schema } from "../db/schema.ts";
import { roleOnSite } from "../sites/role-on-site.ts";

/** What whoever made a link must still be: a link never lets somebody do more than its author may. */
const neededOfAuthor: SiteRole = "editor";
const authorRoles = siteRoleSchema.options.filter((role) => isAtLeast(role, neededOfAuthor));

/** Why a link of `selectLinks` opens nothing at this moment; null where it opens. */
export const pausedBy = sql<NonNullable<SiteLink["pausedBy"]> | null>`case
  when coalesce(${sql.ref("siteMembers.role")}, '') not in (${sql.join(authorRoles)}) then 'author'
  when ${sql.ref("author.suspendedAt")} is not null then 'suspension'
  when coalesce(${sql.ref("sites.trashedAt")}, ${sql.ref("sites.takenDownAt")}) is not null then 'offline'
end`;

/**
 * Links that were neither revoked nor have expired, with their sites (`sites`), their authors (`author`) and what these
 * are on the site, if anything (`siteMembers`).
 */
export function selectLinks(db: Kysely<Schema>, now: number) {
  return db
    .selectFrom("siteLinks")
    .innerJoin("sites", "sites.id", "siteLinks.siteId")
    .innerJoin("users as author", "author.id", "siteLinks.authorId")
    .leftJoin("siteMembers", (join) =>
      join
        .onRef("siteMembers.siteId", "=", "siteLinks.siteId")
        .onRef("siteMembers.userId", "=", "siteLinks.authorId"),
    )
    .leftJoin("releases", "releases.id", "siteLinks.releaseId")
    .where("siteLinks.expiresAt", ">", now)
    .where("siteLinks.revokedAt", "is", null);
}

/**
 * Those of them that open something at this moment: not those whose author has too small a role by now or is suspended,
 * or whose site is in the trash or taken down.
 */
export function selectOpenLinks(db: Kysely<Schema>, now: number) {
  return selectLinks(db, now).where(pausedBy, "is", null);
}

/**
 * Revokes what somebody has handed out of a site, unless they have the role for it and keep it, so that they keep no
 * way in themselves. Before they get another role, too: a process of the version before leaves links of those it
 * removes.
 */
export async function revokeLinksOf(
  transaction: Transaction<Schema>,
  { siteId, userId, role, now }: { siteId: number; userId: string; role?: SiteRole; now: number },
): Promise<void> {
  if (role && isAtLeast(role, neededOfAuthor)) {
    const before = await roleOnSite(transaction, { siteId, userId, inTrash: true });
    if (before && isAtLeast(before, neededOfAuthor)) return;
  }
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
