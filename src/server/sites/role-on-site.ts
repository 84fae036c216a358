import type { Kysely } from "kysely";
import { type SiteRole, siteRoleSchema } from "#/api/roles.ts";
import type { Schema } from "../db/schema.ts";

/** The account's role on a site; undefined where it has none. A site in the trash counts when asked for. */
export async function roleOnSite(
  db: Kysely<Schema>,
  { siteId, userId, inTrash }: { siteId: number; userId: string; inTrash: boolean },
): Promise<SiteRole | undefined> {
  let query = db
    .selectFrom("siteMembers")
    .innerJoin("sites", "sites.id", "siteMembers.siteId")
    .select("siteMembers.role")
    .where("siteId", "=", siteId)
    .where("userId", "=", userId);
  if (!inTrash) query = query.where("sites.trashedAt", "is", null);
  const row = await query.executeTakeFirst();
  return row && siteRoleSchema.parse(row.role);
}
