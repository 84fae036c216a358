import type { Transaction } from "kysely";
import type { PersonChange } from "#/api/operator-people.ts";
import { addToAuditLog } from "../audit/audit-log.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { accountLanguage } from "../installation/account-language.ts";
import { readContact } from "../installation/setting-rows.ts";
import type { Mail } from "../mail/mail.ts";
import { holdPerson } from "./hold-person.ts";
import { suspensionEmail } from "./suspension-email.ts";

/**
 * Suspends an account or lets it in again, and gives it limits of its own. Throws `not-found`, and `conflict` for an
 * operator who would suspend themselves or is suspended at this moment.
 */
export type ChangePerson = (
  userId: string,
  operatorId: string,
  change: PersonChange,
) => Promise<void>;

interface ChangePersonOptions {
  database: Database;
  clock: Clock;
  mail: Mail;
  appOrigin: string;
}

async function setQuotas(
  transaction: Transaction<Schema>,
  userId: string,
  quotas: NonNullable<PersonChange["quotas"]>,
): Promise<void> {
  for (const [name, limit] of Object.entries(quotas)) {
    if (limit === undefined) continue;
    await transaction
      .deleteFrom("accountQuotas")
      .where("userId", "=", userId)
      .where("name", "=", name)
      .execute();
    if (limit === null) continue;
    const most = limit === "off" ? null : limit;
    await transaction.insertInto("accountQuotas").values({ userId, name, most }).execute();
  }
}

export function createChangePerson(options: ChangePersonOptions): ChangePerson {
  const { database, clock, mail, appOrigin } = options;
  const { db, dialect } = database;

  /** Its sessions end with it; its links let nobody in (`links/open-links.ts`). Its sites stay as they are. */
  async function suspend(
    transaction: Transaction<Schema>,
    { id, email, suspendedAt }: { id: string; email: string; suspendedAt: number | null },
    suspension: PersonChange["suspension"],
  ): Promise<void> {
    if (suspension === undefined || (suspension === null && suspendedAt === null)) return;
    await transaction
      .updateTable("users")
      .set({
        suspendedAt: suspension === null ? null : (suspendedAt ?? clock.now()),
        suspensionReason: suspension?.reason ?? null,
      })
      .where("id", "=", id)
      .execute();
    for (const table of ["sessions", "signInLinks"] as const)
      await transaction.deleteFrom(table).where("userId", "=", id).execute();
    const about = {
      email,
      language: await accountLanguage(transaction, id),
      appOrigin,
      contact: await readContact(transaction),
    };
    await mail.send(suspensionEmail(about, suspension?.reason ?? null), transaction);
  }

  return (userId, operatorId, { suspension, quotas }) =>
    db.transaction().execute(async (transaction) => {
      if (suspension && userId === operatorId) throw new AppError("conflict");
      const person = await holdPerson(transaction, dialect, { userId, operatorId });
      const note = (action: string, details: object) =>
        addToAuditLog(transaction, clock, { operatorId, action, userId, details: { ...details } });
      if (quotas) {
        await setQuotas(transaction, userId, quotas);
        await note("account.quotas", quotas);
      }
      if (suspension === undefined) return;
      await suspend(transaction, person, suspension);
      if (suspension) await note("account.suspend", { reason: suspension.reason });
      else if (person.suspendedAt !== null) await note("account.restore", {});
    });
}
