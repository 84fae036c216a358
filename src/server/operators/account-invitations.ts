import type { Transaction } from "kysely";
import type { z } from "zod";
import type {
  ListedInvitation,
  MadeAccountInvitation,
  accountInvitationSchema,
} from "#/api/operator-people.ts";
import type { ListQuery } from "#/api/sites.ts";
import { addToAuditLog } from "../audit/audit-log.ts";
import { newToken, tokenHash } from "../auth/tokens.ts";
import type { Clock } from "../clock.ts";
import { countFound } from "../db/count-found.ts";
import type { Database } from "../db/database.ts";
import { holdName } from "../db/hold-name.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Mail } from "../mail/mail.ts";
import { accountMail } from "../people/account-mails.ts";
import { mailFailureOf } from "../people/mail-failure.ts";
import { signUpOverKind } from "../people/sign-ups.ts";

const weekMs = 7 * 86_400_000;

/** Addresses that an operator lets have an account, also where nobody may sign up. */
export interface AccountInvitations {
  /** Those that work, the latest first. */
  list(part: ListQuery): Promise<{ invitations: ListedInvitation[]; total: number }>;
  /** Another one in place of those that the address had. Throws `account-exists`. */
  create(
    operatorId: string,
    asked: z.infer<typeof accountInvitationSchema>,
  ): Promise<MadeAccountInvitation>;
  /** Throws `not-found`. */
  withdraw(operatorId: string, id: string): Promise<void>;
}

interface AccountInvitationsOptions {
  database: Database;
  clock: Clock;
  mail: Mail;
  jobs: Pick<Jobs, "add">;
  appOrigin: string;
  /** Whether mail leaves this installation; if not, the operator is told the link. */
  delivers: boolean;
}

/** Invitations of an address, or one of them, stop working. What of their emails wasn't sent goes; answers the addresses. */
async function forget(
  transaction: Transaction<Schema>,
  column: "email" | "tokenHash",
  value: string,
): Promise<string[]> {
  const rows = await transaction
    .deleteFrom("signUps")
    .where(column, "=", value)
    .where("invitedBy", "is not", null)
    .returning(["email", "outboxId"])
    .execute();
  const mails = rows.flatMap(({ outboxId }) => outboxId ?? []);
  if (mails.length > 0)
    await transaction
      .deleteFrom("outbox")
      .where("id", "in", mails)
      .where("sentAt", "is", null)
      .execute();
  return rows.map(({ email }) => email);
}

export function createAccountInvitations(options: AccountInvitationsOptions): AccountInvitations {
  const { database, clock, mail, jobs, appOrigin, delivers } = options;
  const { db, dialect } = database;
  const selectOpen = () =>
    db
      .selectFrom("signUps")
      .where("invitedBy", "is not", null)
      .where("expiresAt", ">", clock.now());

  return {
    async list({ limit, offset }) {
      const rows = await selectOpen()
        .leftJoin("outbox", "outbox.id", "signUps.outboxId")
        .select(["tokenHash as id", "email", "expiresAt", "outboxId"])
        .select(["sentAt", "lastError", "failedAt"])
        .orderBy("expiresAt", "desc")
        .orderBy("tokenHash")
        .limit(limit)
        .offset(offset)
        .execute();
      const total = await countFound(selectOpen());
      const invitations = rows.map(({ id, email, expiresAt, outboxId, ...mailed }) => ({
        id,
        email,
        expiresAt: new Date(expiresAt).toISOString(),
        ...(outboxId !== null && { wasMailed: true as const }),
        ...mailFailureOf(mailed),
      }));
      return { invitations, total };
    },
    create: (operatorId, { email, language, byLink }) =>
      db.transaction().execute(async (transaction) => {
        await holdName(transaction, dialect, `invitation ${email}`);
        const there = await transaction
          .selectFrom("users")
          .select("id")
          .where("email", "=", email)
          .executeTakeFirst();
        if (there) throw new AppError("account-exists");
        const token = newToken();
        const id = tokenHash(token);
        const expiresAt = clock.now() + weekMs;
        await forget(transaction, "email", email);
        const link = `${appOrigin}/sign-up#token=${token}`;
        const about = { to: email, language, appOrigin, link };
        const outboxId =
          delivers && !byLink
            ? await mail.send(accountMail("accountInvite", about), transaction)
            : null;
        await transaction
          .insertInto("signUps")
          .values({ tokenHash: id, email, expiresAt, invitedBy: operatorId, outboxId })
          .execute();
        const over = { kind: signUpOverKind, payload: null, runAt: expiresAt };
        await jobs.add(over, transaction);
        const details = { email };
        const action = "account.invite";
        await addToAuditLog(transaction, clock, { operatorId, action, details });
        const made = { id, email, expiresAt: new Date(expiresAt).toISOString() };
        return outboxId === null ? { ...made, link } : { ...made, wasMailed: true as const };
      }),
    async withdraw(operatorId, id) {
      await db.transaction().execute(async (transaction) => {
        const [email] = await forget(transaction, "tokenHash", id);
        if (email === undefined) throw new AppError("not-found");
        const action = "account.uninvite";
        await addToAuditLog(transaction, clock, { operatorId, action, details: { email } });
      });
    },
  };
}
