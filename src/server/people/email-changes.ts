import type { Transaction } from "kysely";
import type {
  EmailChange,
  EmailLink,
  MadeEmailChange,
  OpenEmailChange,
} from "#/api/email-change.ts";
import { firstOwnerEmail } from "../auth/accounts.ts";
import type { Account } from "../auth/sessions.ts";
import { newToken, tokenHash } from "../auth/tokens.ts";
import type { Clock } from "../clock.ts";
import { writeWaitingAnew } from "../comments/waiting-emails.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { createSharedCounts } from "../limits/shared-counts.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Mail } from "../mail/mail.ts";
import { accountMail } from "./account-mails.ts";
import { allowanceKey, strangerLimit, takeMail } from "../mail/mail-allowance.ts";
import {
  type EmailChangeRow,
  columns,
  findByToken,
  isTaken,
  takeStep,
  toOpen,
} from "./email-change-rows.ts";

const dayMs = 86_400_000;
/** Changes that an account may ask for within a day. */
export const changesPerDay = 5;

type Wish = Required<Pick<EmailChange, "email" | "language">>;

export interface EmailChanges {
  /** What the account waits for. */
  open(userId: string): Promise<OpenEmailChange | null>;
  /**
   * Sends both links; where no mail leaves, it tells them. Answers alike whether the address has an account or not.
   * Throws `too-many-requests`.
   */
  request(account: Account, wish: Wish): Promise<MadeEmailChange>;
  cancel(userId: string): Promise<void>;
  /** What a link does. Throws `email-change-invalid`. */
  read(token: string): Promise<EmailLink>;
  /** Uses a link up; with the second one the change is made. Throws `email-change-invalid`. */
  confirm(token: string): Promise<{ isDone: boolean }>;
}

interface EmailChangesOptions {
  database: Database;
  clock: Clock;
  jobs: Pick<Jobs, "add">;
  mail: Mail;
  appOrigin: string;
  /** Whether mail leaves this installation; if not, whoever asks is told the links. */
  delivers: boolean;
}

/** Puts the new address into the account and tells the old one. */
async function finish(
  transaction: Transaction<Schema>,
  { userId, email: newEmail, language }: EmailChangeRow,
  { jobs, clock, mail, appOrigin, database, delivers }: EmailChangesOptions,
): Promise<void> {
  await transaction.deleteFrom("emailChanges").where("userId", "=", userId).execute();
  const { email } = await transaction
    .selectFrom("users")
    .select("email")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const emailVerified = database.dialect === "sqlite" ? 1 : true;
  await transaction
    .updateTable("users")
    .set({ email: newEmail, emailVerified })
    .where("id", "=", userId)
    .execute();
  // links to a new password were sent to the old address
  await transaction.deleteFrom("signInLinks").where("userId", "=", userId).execute();
  // what others said to the account isn't for whoever has the old mailbox; what warns of a thief is
  await writeWaitingAnew(transaction, { jobs, clock }, { readerId: userId });
  if (!delivers || email === firstOwnerEmail) return;
  const about = { to: email, language, appOrigin, email, newEmail };
  await mail.send(accountMail("emailChanged", about), transaction);
}

/** Writes to both addresses. Throws `too-many-requests` where the new one was sent enough today. */
async function sendLinks(
  { mail, appOrigin, clock, database: { dialect } }: EmailChangesOptions,
  transaction: Transaction<Schema>,
  account: Account,
  { email: newEmail, language, links }: Wish & { links: { allow: string; confirm: string } },
): Promise<void> {
  const taking = { transaction, dialect, now: clock.now() };
  if (!(await takeMail(taking, allowanceKey(newEmail), strangerLimit)))
    throw new AppError("too-many-requests", {
      message: "This address has been sent enough emails for today. Try again tomorrow.",
    });
  const { email } = account;
  const about = { language, appOrigin, email, newEmail };
  if (email !== firstOwnerEmail)
    await mail.send(
      accountMail("emailAllow", { ...about, to: email, link: links.allow }),
      transaction,
    );
  const toNew = { ...about, to: newEmail, email: newEmail };
  await mail.send(
    (await isTaken(transaction, newEmail))
      ? accountMail("emailTaken", toNew)
      : accountMail("emailConfirm", { ...toNew, link: links.confirm }),
    transaction,
  );
}

/** Makes the step of a link, and the change with the last one. */
async function makeStep(
  options: EmailChangesOptions,
  transaction: Transaction<Schema>,
  token: string,
): Promise<{ isDone: boolean }> {
  const row = await takeStep(transaction, token, options.clock.now());
  if (!row) throw new AppError("email-change-invalid");
  const isDone = row.allowedAt !== null && row.confirmedAt !== null;
  if (isDone && (await isTaken(transaction, row.email))) throw new AppError("email-change-invalid");
  if (isDone) await finish(transaction, row, options);
  return { isDone };
}

export function createEmailChanges(options: EmailChangesOptions): EmailChanges {
  const { database, clock, appOrigin, delivers } = options;
  const { db } = database;
  const counts = createSharedCounts({ database, clock, windowMs: dayMs });

  async function countOne(userId: string): Promise<void> {
    const [count] = await counts.add([`email changes of ${userId}`]);
    if (count && count.n > changesPerDay)
      throw new AppError("too-many-requests", {
        retryAfter: (count.until - clock.now()) / 1_000,
      });
  }

  return {
    async open(userId) {
      const row = await db
        .selectFrom("emailChanges")
        .select(columns)
        .where("userId", "=", userId)
        .where("expiresAt", ">", clock.now())
        .executeTakeFirst();
      return row ? toOpen(row) : null;
    },
    async request(account, { email, language }) {
      if (email === account.email) throw new AppError("invalid");
      await countOne(account.id);
      const tokens = { allow: newToken(), confirm: newToken() };
      const links = {
        allow: `${appOrigin}/email-change#token=${tokens.allow}`,
        confirm: `${appOrigin}/email-change#token=${tokens.confirm}`,
      };
      // the account of a first start has no mailbox that could allow anything
      const hasMailbox = account.email !== firstOwnerEmail;
      const row = {
        userId: account.id,
        email,
        language,
        allowHash: tokenHash(tokens.allow),
        confirmHash: tokenHash(tokens.confirm),
        allowedAt: hasMailbox ? null : clock.now(),
        confirmedAt: null,
        expiresAt: clock.now() + dayMs,
      };
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto("emailChanges")
          .values(row)
          .onConflict((conflict) => conflict.column("userId").doUpdateSet(row))
          .execute();
        if (delivers) await sendLinks(options, transaction, account, { email, language, links });
      });
      if (delivers) return toOpen(row);
      return { ...toOpen(row), links: { ...links, allow: hasMailbox ? links.allow : null } };
    },
    async cancel(userId) {
      await db.deleteFrom("emailChanges").where("userId", "=", userId).execute();
    },
    async read(token) {
      const found = await findByToken(db, token, clock.now());
      const step = found?.allowHash === tokenHash(token) ? "allow" : "confirm";
      const made = step === "allow" ? found?.allowedAt : found?.confirmedAt;
      if (!found || made !== null) throw new AppError("email-change-invalid");
      return { step, from: found.from, to: found.email };
    },
    async confirm(token) {
      try {
        return await db
          .transaction()
          .execute((transaction) => makeStep(options, transaction, token));
      } catch (error) {
        // the database refuses an address that somebody else got at the same moment
        const row =
          error instanceof AppError ? undefined : await findByToken(db, token, clock.now());
        if (row && (await isTaken(db, row.email))) throw new AppError("email-change-invalid");
        throw error;
      }
    },
  };
}
