import type { Kysely } from "kysely";
import { firstOwnerEmail } from "../auth/accounts.ts";
import type { Schema } from "../db/schema.ts";

/** The accounts of those who run the installation. */
export function activeOperators(db: Kysely<Schema>) {
  return db.selectFrom("users").where("role", "=", "operator").where("suspendedAt", "is", null);
}

/** The address of who has run the installation for longest, which the people of a site that is taken down write to. */
export function operatorEmail(db: Kysely<Schema>) {
  return (
    activeOperators(db)
      .select("email")
      // the account of a first start has no mailbox
      .where("email", "!=", firstOwnerEmail)
      .orderBy("createdAt")
      .orderBy("id")
      .limit(1)
  );
}
