import type { Transaction } from "kysely";
import { addToAuditLog } from "../audit/audit-log.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { accountLanguage } from "../installation/account-language.ts";
import type { Mail } from "../mail/mail.ts";
import { addMember, changeRole } from "../people/members.ts";
import { holdSite } from "../sites/hold-site.ts";
import { handoverEmail } from "./handover-email.ts";

/**
 * Makes an account the only owner of a site; those who were its owners stay as editors, and all of them hear of it.
 * Throws `not-found` for a site that is gone or in the trash, `account-unknown`, `account-suspended`, and
 * `already-member` where the account is the only owner.
 */
export type TransferSite = (
  siteId: number,
  operatorId: string,
  to: { email: string },
) => Promise<void>;

interface TransferOptions {
  database: Database;
  clock: Clock;
  mail: Mail;
  appOrigin: string;
}

interface Person {
  id: string;
  email: string;
  name: string;
}

async function ownersOf(transaction: Transaction<Schema>, siteId: number): Promise<Person[]> {
  return transaction
    .selectFrom("users")
    .select(["users.id", "users.email", "users.name"])
    .innerJoin("siteMembers", "siteMembers.userId", "users.id")
    .where("siteId", "=", siteId)
    .where("siteMembers.role", "=", "owner")
    .execute();
}

export function createTransferSite({
  database,
  clock,
  mail,
  appOrigin,
}: TransferOptions): TransferSite {
  const { db, dialect } = database;
  return (siteId, operatorId, { email }) =>
    db.transaction().execute(async (transaction) => {
      await holdSite(transaction, dialect, siteId);
      const heir = await transaction
        .selectFrom("users")
        .select(["id", "email", "name", "suspendedAt"])
        .where("users.email", "=", email)
        .executeTakeFirst();
      if (!heir) throw new AppError("account-unknown");
      // nobody could do anything with the site
      if (heir.suspendedAt !== null) throw new AppError("account-suspended");
      const before = await ownersOf(transaction, siteId);
      const former = before.filter(({ id }) => id !== heir.id);
      if (former.length === 0 && before.length > 0) throw new AppError("already-member");
      const now = clock.now();
      await addMember(transaction, { siteId, userId: heir.id, role: "owner", now });
      for (const { id: userId } of former)
        await changeRole(transaction, { siteId, userId, role: "editor", now });
      await addToAuditLog(transaction, clock, {
        operatorId,
        action: "site.transfer",
        siteId,
        details: { to: heir.id, from: former.map(({ id }) => id) },
      });
      const { name: site } = await transaction
        .selectFrom("sites")
        .select("name")
        .where("id", "=", siteId)
        .executeTakeFirstOrThrow();
      const about = { site, siteId, heir, appOrigin };
      for (const person of [heir, ...former]) {
        const language = await accountLanguage(transaction, person.id);
        await mail.send(handoverEmail({ ...person, language }, about), transaction);
      }
    });
}
