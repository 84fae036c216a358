import type { Transaction } from "kysely";
import { type SiteRole, isAtLeast } from "#/api/roles.ts";
import type { Dialect } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { roleOnSite } from "./role-on-site.ts";

/**
 * Nobody's role on the site changes until the transaction ends. Throws `forbidden` for an account that hasn't this one, be
 * it any more: its request may have waited since it was let in.
 */
export async function holdRole(
  transaction: Transaction<Schema>,
  dialect: Dialect,
  { siteId, userId, atLeast }: { siteId: number; userId: string; atLeast: SiteRole },
): Promise<void> {
  const site = transaction.selectFrom("sites").select("id").where("id", "=", siteId);
  // SQLite has one writer
  if (dialect === "postgres") await site.forNoKeyUpdate().execute();
  const own = await roleOnSite(transaction, { siteId, userId, inTrash: true });
  if (!own || !isAtLeast(own, atLeast)) throw new AppError("forbidden");
}
