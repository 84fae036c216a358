import type { Kysely } from "kysely";
import { inParts } from "../db/in-parts.ts";
import type { Schema } from "../db/schema.ts";
import type { ReadSettings } from "../installation/installation-settings.ts";
import { type AccountQuota, usualLimits } from "../sites/account-limits.ts";

/** The account that a site counts for, and the most that it may have there; null where it has no limit. */
export interface SiteLimit {
  readonly userId: string;
  readonly most: number | null;
}

/** What each of many sites may have, by its first owner's own limit or else the installation's. */
export async function limitsOfSites(
  db: Kysely<Schema>,
  readSettings: ReadSettings,
  { siteIds, name }: { siteIds: readonly number[]; name: AccountQuota },
): Promise<Map<number, SiteLimit>> {
  const usual = usualLimits(await readSettings(db))[name] ?? null;
  const limits = new Map<number, SiteLimit>();
  for (const ids of inParts(siteIds)) {
    const owners = await db
      .selectFrom("siteMembers")
      .innerJoin("users", "users.id", "siteMembers.userId")
      .leftJoin("accountQuotas", (join) =>
        join.onRef("accountQuotas.userId", "=", "users.id").on("accountQuotas.name", "=", name),
      )
      .select(["siteMembers.siteId", "users.id", "users.role"])
      .select(["accountQuotas.name as own", "accountQuotas.most"])
      .where("siteMembers.siteId", "in", ids)
      .where("siteMembers.role", "=", "owner")
      .orderBy("siteMembers.createdAt")
      .orderBy("users.id")
      .execute();
    for (const { siteId, id: userId, role, own, most } of owners) {
      const limit = own === null ? usual : most;
      if (!limits.has(siteId))
        limits.set(siteId, { userId, most: role === "operator" ? null : limit });
    }
  }
  return limits;
}
