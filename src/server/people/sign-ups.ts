import type { Kysely, Transaction } from "kysely";
import { z } from "zod";
import type { Auth } from "../auth/auth.ts";
import { newToken, tokenHash } from "../auth/tokens.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import type { ReadSettings } from "../installation/installation-settings.ts";
import type { JobHandlers, Jobs } from "../jobs/jobs.ts";
import { createSharedCounts } from "../limits/shared-counts.ts";
import type { Mail } from "../mail/mail.ts";
import { allowanceKey, strangerLimit, takeMail } from "../mail/mail-allowance.ts";
import { accountMail } from "./account-mails.ts";

const hourMs = 3_600_000;
const lifetimeMs = 24 * hourMs;
/** Of one network within an hour. */
export const signUpsOfNetwork = 5;
const jobKind = "people.sign-up";
/** The work that forgets addresses whose time is over. */
export const signUpOverKind = "people.sign-up-over";
const payloadSchema = z.object({ email: z.string(), language: z.string() });

/** Accounts that people make for themselves, where the operator lets them. */
export interface SignUps {
  isOpen(): Promise<boolean>;
  /**
   * Sends a link to an address. Answers alike, and in the same time, where it has an account: the email says so. Throws
   * `not-found` where sign-up is closed, and `too-many-requests`.
   */
  request(network: string, asked: { email: string; language: string }): Promise<void>;
  /** The address that a link confirms. Throws `not-found` and `sign-up-invalid`. */
  read(token: string): Promise<string>;
  /** Uses the link up and makes the account, for who is at the address; answers its id. Throws what `read` does, and `account-exists`. */
  confirm(
    address: string,
    token: string,
    account: { name: string; password: string },
  ): Promise<string>;
  readonly jobs: JobHandlers;
}

interface SignUpsOptions {
  database: Database;
  clock: Clock;
  auth: Auth;
  mail: Mail;
  jobs: Pick<Jobs, "add">;
  appOrigin: string;
  readSettings: ReadSettings;
}

/** Counts what is asked for, before anything is done. Throws `too-many-requests`. */
function createCount({ database, clock }: Pick<SignUpsOptions, "database" | "clock">) {
  const counts = createSharedCounts({ database, clock, windowMs: hourMs });
  return async (key: string, most: number): Promise<void> => {
    const [counted] = await counts.add([key]);
    if (!counted || counted.n <= most) return;
    throw new AppError("too-many-requests", { retryAfter: (counted.until - clock.now()) / 1_000 });
  };
}

/** Uses up all links of an address in one step: of two that are opened at once the second finds none. */
async function takeLinks(
  transaction: Transaction<Schema>,
  { token, email, now }: { token: string; email: string; now: number },
): Promise<void> {
  const links = await transaction
    .deleteFrom("signUps")
    .where("email", "=", email)
    .where("expiresAt", ">", now)
    .returning("tokenHash")
    .execute();
  if (!links.some((link) => link.tokenHash === tokenHash(token)))
    throw new AppError("sign-up-invalid");
}

/** An address that nobody confirmed goes when its day is over. */
async function forgetExpired(db: Kysely<Schema>, now: number): Promise<void> {
  await db.deleteFrom("signUps").where("expiresAt", "<=", now).execute();
}

export function createSignUps(options: SignUpsOptions): SignUps {
  const { database, clock, auth, mail, jobs, appOrigin, readSettings } = options;
  const { db, dialect } = database;
  const count = createCount(options);

  const isOpen = async (): Promise<boolean> => (await readSettings(db)).signUp === "open";

  /** Answers how many are taken in an hour. */
  async function expectOpen(): Promise<number> {
    const { signUp, signUpsPerHour } = await readSettings(db);
    if (signUp === "off") throw new AppError("not-found");
    return signUpsPerHour;
  }

  /** The address hears of it, three times a day at most; that takes nothing of its other mail. */
  async function send(payload: unknown): Promise<void> {
    if (!(await isOpen())) return;
    const { email, language } = payloadSchema.parse(payload);
    const account = await auth.accounts.find(email);
    const now = clock.now();
    await db.transaction().execute(async (transaction) => {
      const taking = { transaction, dialect, now };
      if (!(await takeMail(taking, `${allowanceKey(email)} sign-up`, strangerLimit))) return;
      const about = { to: email, language, appOrigin };
      if (account) return void (await mail.send(accountMail("signUpTaken", about), transaction));
      const token = newToken();
      const expiresAt = now + lifetimeMs;
      await transaction
        .insertInto("signUps")
        .values({ tokenHash: tokenHash(token), email, expiresAt })
        .execute();
      await jobs.add({ kind: signUpOverKind, payload: null, runAt: expiresAt }, transaction);
      const link = `${appOrigin}/sign-up#token=${token}`;
      await mail.send(accountMail("signUp", { ...about, link }), transaction);
    });
  }

  async function read(token: string): Promise<string> {
    const row = await db
      .selectFrom("signUps")
      .select(["email", "invitedBy"])
      .where("tokenHash", "=", tokenHash(token))
      .where("expiresAt", ">", clock.now())
      .executeTakeFirst();
    // who is invited by an operator needs no open door
    if (!row?.invitedBy) await expectOpen();
    if (!row) throw new AppError("sign-up-invalid");
    return row.email;
  }

  return {
    isOpen,
    read,
    async request(network, asked) {
      const most = await expectOpen();
      // the network first: who is over its limit takes nothing of everybody's
      await count(`sign-ups from ${network}`, signUpsOfNetwork);
      await count("sign-ups", most);
      await jobs.add({ kind: jobKind, payload: asked });
    },
    async confirm(address, token, { name, password }) {
      const email = await read(token);
      const passwordHash = await auth.hashNew(address, password, [email, name]);
      return db.transaction().execute(async (transaction) => {
        await takeLinks(transaction, { token, email, now: clock.now() });
        const account = { email, name, role: "owner", passwordHash } as const;
        return auth.accounts.insert(transaction, account);
      });
    },
    jobs: { [jobKind]: send, [signUpOverKind]: () => forgetExpired(db, clock.now()) },
  };
}
