import type { Kysely } from "kysely";
import type { ListedSite } from "#/api/operator-sites.ts";
import type { Schema } from "../db/schema.ts";

/** The owners of sites by the sites' ids, the first one first. */
export async function readOwners(
  db: Kysely<Schema>,
  siteIds: readonly number[],
): Promise<Map<number, ListedSite["owners"]>> {
  const owners = new Map<number, ListedSite["owners"]>(siteIds.map((id) => [id, []]));
  if (owners.size === 0) return owners;
  const rows = await db
    .selectFrom("siteMembers")
    .innerJoin("users", "users.id", "siteMembers.userId")
    .select(["siteId", "users.name", "email"])
    .where("siteId", "in", [...owners.keys()])
    .where("siteMembers.role", "=", "owner")
    .orderBy("siteMembers.createdAt")
    .orderBy("users.id")
    .execute();
  for (const { siteId, name, email } of rows) owners.get(siteId)?.push({ name, email });
  return owners;
}
