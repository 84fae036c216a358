import type { Transaction } from "kysely";
import type { Dialect } from "./database.ts";
import type { Schema } from "./schema.ts";

/** Of those who change what an account has, such as its password, one comes after the other, until the transaction ends. */
export async function holdUser(
  transaction: Transaction<Schema>,
  dialect: Dialect,
  userId: string,
): Promise<void> {
  // SQLite has one writer
  if (dialect !== "postgres") return;
  const user = transaction.selectFrom("users").select("id").where("id", "=", userId);
  await user.forNoKeyUpdate().execute();
}
