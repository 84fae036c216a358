import type { Transaction } from "kysely";
import type { Dialect } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";

/** Nobody else writes comments of the site until the transaction ends; answers whether there is the site. */
export async function holdSite(
  transaction: Transaction<Schema>,
  dialect: Dialect,
  siteId: number,
): Promise<boolean> {
  let query = transaction.selectFrom("sites").select("id").where("id", "=", siteId);
  if (dialect === "postgres") query = query.forUpdate();
  return (await query.executeTakeFirst()) !== undefined;
}
