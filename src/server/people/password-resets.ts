import type { Transaction } from "kysely";
import { z } from "zod";
import type { StoredAccount } from "../auth/accounts.ts";
import type { Auth } from "../auth/auth.ts";
import type { SignInLinks } from "../auth/sign-in-links.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { readContact } from "../installation/setting-rows.ts";
import type { JobHandlers, Jobs } from "../jobs/jobs.ts";
import { createSharedCounts } from "../limits/shared-counts.ts";
import type { Mail } from "../mail/mail.ts";
import {
  type AllowanceContext,
  allowanceKey,
  strangerLimit,
  takeMail,
} from "../mail/mail-allowance.ts";
import { resetEmail } from "./reset-email.ts";

const hourMs = 3_600_000;
/** Requests from one network within an hour. */
export const resetsPerHour = 10;
const jobKind = "people.password-reset";
const payloadSchema = z.object({ email: z.string(), language: z.string() });

export interface PasswordResets {
  /**
   * Sends a link to an address that has an account. Answers alike, and in the same time, where there
   * is none: looking for it is left to a job. Throws `too-many-requests`.
   */
  request(network: string, asked: { email: string; language: string }): Promise<void>;
  /** Whom operators have people write to, who aren't sent anything; undefined: nobody is named. */
  contact(): Promise<string | undefined>;
  readonly jobs: JobHandlers;
}

interface PasswordResetsOptions {
  database: Database;
  clock: Clock;
  auth: Auth;
  mail: Mail;
  jobs: Pick<Jobs, "add">;
  appOrigin: string;
  /** Without mail nothing is sent: an operator makes a link and hands it on. */
  delivers: boolean;
}

/** A link to a new password: it takes the place of the old one only, once, for an hour. */
export function createResetLink(
  links: Pick<SignInLinks, "create">,
  userId: string,
  transaction: Transaction<Schema>,
): Promise<string> {
  const options = { path: "/new-password", lifetimeMs: hourMs, asksForCode: true, transaction };
  return links.create(userId, options);
}

/** Says whether an account still has its address, which it keeps until the transaction ends: a link goes to no former one. */
async function holdAddress(
  { transaction, dialect }: AllowanceContext,
  { id, email }: Pick<StoredAccount, "id" | "email">,
): Promise<boolean> {
  const query = transaction
    .selectFrom("users")
    .select("id")
    .where("id", "=", id)
    .where("email", "=", email);
  const row = await (dialect === "postgres" ? query.forNoKeyUpdate() : query).executeTakeFirst();
  return row !== undefined;
}

export function createPasswordResets(options: PasswordResetsOptions): PasswordResets {
  const { database, clock, auth, mail, jobs, appOrigin, delivers } = options;
  const { db, dialect } = database;
  const counts = createSharedCounts({ database, clock, windowMs: hourMs });

  /** The link goes to the address of the account, and three times a day at most. */
  async function send(payload: unknown): Promise<void> {
    const { email, language } = payloadSchema.parse(payload);
    const account = await auth.accounts.find(email);
    if (!account) return;
    await db.transaction().execute(async (transaction) => {
      const taking = { transaction, dialect, now: clock.now() };
      // an allowance of its own: no other email that somebody else causes keeps people out
      const key = `${allowanceKey(account.email)} password-reset`;
      if (!(await holdAddress(taking, account))) return;
      if (!(await takeMail(taking, key, strangerLimit))) return;
      const link = await createResetLink(auth.links, account.id, transaction);
      const message = resetEmail({ to: account.email, language, link, appOrigin });
      await mail.send(message, transaction);
    });
  }

  return {
    async request(network, payload) {
      const [count] = await counts.add([`password resets from ${network}`]);
      if (count && count.n > resetsPerHour)
        throw new AppError("too-many-requests", {
          retryAfter: (count.until - clock.now()) / 1_000,
        });
      if (delivers) await jobs.add({ kind: jobKind, payload });
    },
    contact: async () => (delivers ? undefined : readContact(db)),
    jobs: { [jobKind]: send },
  };
}
