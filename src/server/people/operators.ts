import { type Transaction, sql } from "kysely";
import { firstOwnerEmail } from "../auth/accounts.ts";
import type { Schema } from "../db/schema.ts";
import { activeOperators } from "../installation/operator-rows.ts";
import { usualLanguage } from "../installation/setting-rows.ts";

/** Who runs the installation, with the languages that they are written to in. */
export async function operatorsOf(
  transaction: Transaction<Schema>,
  /** Whether mail leaves this installation. */
  { delivers }: { delivers: boolean },
): Promise<{ email: string; language: string }[]> {
  const usual = await usualLanguage(transaction);
  return (
    activeOperators(transaction)
      .leftJoin("accountPreferences", "accountPreferences.userId", "users.id")
      .select(["email"])
      .select((select) => select.fn.coalesce("language", select.val(usual)).as("language"))
      // the account of a first start has no mailbox
      .$if(delivers, (query) => query.where("email", "!=", firstOwnerEmail))
      // allowances are held in one order by all: it doesn't change with how an address is written
      .orderBy(sql`lower(email)`)
      .execute()
  );
}
