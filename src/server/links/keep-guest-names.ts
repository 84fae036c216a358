import type { Transaction } from "kysely";
import type { Schema } from "../db/schema.ts";

/**
 * Keeps what guests who wrote are called, before the links of an account go with it: that is part of the history of sites
 * that stay. Of other links nothing is kept.
 */
export async function keepGuestNames(
  transaction: Transaction<Schema>,
  authorId: string,
): Promise<void> {
  const links = await transaction
    .selectFrom("siteLinks")
    .select(["id as linkId", "siteId", "name"])
    .where("authorId", "=", authorId)
    .where("role", "is not", null)
    .execute();
  if (links.length === 0) return;
  const wrote = await transaction
    .selectFrom("operations")
    .select("authorId")
    .distinct()
    .where("siteId", "in", [...new Set(links.map(({ siteId }) => siteId))])
    .where("authorId", "like", "guest-%")
    .execute();
  const writers = new Set(wrote.map((row) => row.authorId));
  const kept = links.filter(({ linkId }) => writers.has(`guest-${linkId}`));
  if (kept.length > 0) await transaction.insertInto("guestNames").values(kept).execute();
}
