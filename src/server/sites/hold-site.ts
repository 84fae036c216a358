import type { Transaction } from "kysely";
import type { Dialect } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";

/** Nobody else changes what belongs to the site until the transaction ends. Throws `not-found` for one that is gone or in the trash. */
export async function holdSite(
  transaction: Transaction<Schema>,
  dialect: Dialect,
  siteId: number,
): Promise<void> {
  let query = transaction
    .selectFrom("sites")
    .select("id")
    .where("id", "=", siteId)
    .where("trashedAt", "is", null);
  if (dialect === "postgres") query = query.forUpdate();
  if (!(await query.executeTakeFirst())) throw new AppError("not-found");
}
