import type { Transaction } from "kysely";
import type { MadePasswordLink } from "#/api/operator-people.ts";
import { addToAuditLog } from "../audit/audit-log.ts";
import type { Auth } from "../auth/auth.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { accountLanguage } from "../installation/account-language.ts";
import { createSharedCounts } from "../limits/shared-counts.ts";
import type { Mail } from "../mail/mail.ts";
import { accountMail } from "../people/account-mails.ts";
import { createResetLink } from "../people/password-resets.ts";
import { holdPerson } from "./hold-person.ts";

const hourMs = 3_600_000;
/** Links within an hour: those for one account, and those that one operator makes. */
export const passwordLinkLimits = { account: 5, operator: 30 } as const;

/**
 * A link to a new password for somebody who has forgotten theirs, for an operator to hand on: as one that is mailed, it
 * takes the place of the password only, once, for an hour. Earlier ones of the account stop working. Throws
 * `not-found`, `account-suspended`, `too-many-requests`, and `forbidden` for an operator’s account.
 */
export type MakePasswordLink = (userId: string, operatorId: string) => Promise<MadePasswordLink>;

interface PasswordLinksOptions {
  database: Database;
  clock: Clock;
  mail: Mail;
  auth: Pick<Auth, "links">;
  appOrigin: string;
  /** Without mail the account isn't told. */
  delivers: boolean;
}

export function createMakePasswordLink(options: PasswordLinksOptions): MakePasswordLink {
  const { database, clock, mail, auth, appOrigin, delivers } = options;
  const { db, dialect } = database;
  const counts = createSharedCounts({ database, clock, windowMs: hourMs });

  async function countOne(userId: string, operatorId: string): Promise<void> {
    const found = await counts.add([
      `password links by ${operatorId}`,
      `password links for ${userId}`,
    ]);
    const mosts = [passwordLinkLimits.operator, passwordLinkLimits.account];
    const over = found.find(({ n }, at) => n > (mosts[at] ?? 0));
    if (over)
      throw new AppError("too-many-requests", { retryAfter: (over.until - clock.now()) / 1_000 });
  }

  async function tell(
    transaction: Transaction<Schema>,
    { id, email: to }: { id: string; email: string },
  ): Promise<void> {
    const language = await accountLanguage(transaction, id);
    await mail.send(accountMail("passwordLink", { to, language, appOrigin }), transaction);
  }

  return async (userId, operatorId) => {
    await countOne(userId, operatorId);
    return db.transaction().execute(async (transaction) => {
      const person = await holdPerson(transaction, dialect, { userId, operatorId });
      // a session that somebody left open would make itself at home in an account that runs the installation
      if (person.role === "operator") throw new AppError("forbidden");
      if (person.suspendedAt !== null) throw new AppError("account-suspended");
      await transaction.deleteFrom("signInLinks").where("userId", "=", userId).execute();
      const link = await createResetLink(auth.links, userId, transaction);
      const action = "account.password-link";
      await addToAuditLog(transaction, clock, { operatorId, action, userId, details: {} });
      if (delivers) await tell(transaction, person);
      return { link };
    });
  };
}
