import { type Expression, type Kysely, type SqlBool, expressionBuilder } from "kysely";
import type { ListedSite } from "#/api/operator-sites.ts";
import { contains } from "../db/contains.ts";
import type { Dialect } from "../db/database.ts";
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

/** Whether a site in the query has an owner whose name or email contains a text. */
export function hasOwnerLike(dialect: Dialect, text: string): Expression<SqlBool> {
  const where = expressionBuilder<Schema, "sites">();
  return where.exists(
    where
      .selectFrom("siteMembers")
      .innerJoin("users", "users.id", "siteMembers.userId")
      .select("users.id")
      .whereRef("siteMembers.siteId", "=", "sites.id")
      .where("siteMembers.role", "=", "owner")
      .where((owner) =>
        contains(owner, dialect, {
          columns: [owner.ref("users.email"), owner.ref("users.name")],
          text,
        }),
      ),
  );
}
