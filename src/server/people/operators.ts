import { type Transaction, sql } from "kysely";
import { firstOwnerEmail } from "../auth/accounts.ts";
import type { Schema } from "../db/schema.ts";

/** Who runs the installation, with the languages that they chose. */
export async function operatorsOf(
  transaction: Transaction<Schema>,
  /** Whether mail leaves this installation. */
  { delivers }: { delivers: boolean },
): Promise<{ email: string; language: string | null }[]> {
  return (
    transaction
      .selectFrom("users")
      .leftJoin("accountPreferences", "accountPreferences.userId", "users.id")
      .select(["email", "language"])
      .where("role", "=", "operator")
      .where("suspendedAt", "is", null)
      // the account of a first start has no mailbox
      .$if(delivers, (query) => query.where("email", "!=", firstOwnerEmail))
      // allowances are held in one order by all: it doesn't change with how an address is written
      .orderBy(sql`lower(email)`)
      .execute()
  );
}
