import { sql, type Transaction } from "kysely";
import type { Dialect } from "./database.ts";
import type { Schema } from "./schema.ts";

/** Of those who change what a name stands for, where there may be no row yet to hold, one comes after the other, whichever process it is in, until the transaction ends. */
export async function holdName(
  transaction: Transaction<Schema>,
  dialect: Dialect,
  name: string,
): Promise<void> {
  // SQLite has one writer
  if (dialect !== "postgres") return;
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(transaction);
}
