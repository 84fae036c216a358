import type { Transaction } from "kysely";
import type { SecondFactorInfo } from "#/api/second-factor.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { createSharedCounts } from "../limits/shared-counts.ts";
import { codeAppUri, newSecret, stepOfCode } from "./one-time-codes.ts";
import { putRecoveryCodes, takeRecoveryCode } from "./recovery-codes.ts";
import type { Account } from "./sessions.ts";

const hourMs = 3_600_000;
/**
 * Wrong codes of an account within an hour: of all strangers together, and of each session, browser and network that it
 * knows. Whoever types them knows its password already.
 */
export const wrongCodesPerHour = 10;

export interface SecondFactor {
  info(userId: string): Promise<SecondFactorInfo>;
  /** A secret for an app, which counts once one of its codes was shown. Throws `conflict` where one counts already. */
  begin(account: Account): Promise<{ secret: string; uri: string }>;
  /**
   * Asks for codes from now on, and ends all other sessions that were opened without one; answers recovery codes.
   * Throws `code-wrong`, `conflict`, `too-many-requests`.
   */
  confirm(account: Account, code: string): Promise<string[]>;
  /** Other recovery codes in place of those before. Throws `not-found` where no codes are asked for. */
  renew(userId: string): Promise<string[]>;
  remove(userId: string): Promise<void>;
  /**
   * Takes a code, once, where the account is asked for one. `knownAs` names the session, browser or network by which the
   * account knows the caller: strangers use up nothing of it. Throws `code-needed`, `code-wrong`, `too-many-requests`.
   */
  check(userId: string, code: string | undefined, knownAs?: string): Promise<void>;
}

interface SecondFactorOptions {
  database: Database;
  clock: Clock;
}

/** Counts before it looks, so that no more are looked at than the limit says, however many come at once. */
function createLimit({ database, clock }: SecondFactorOptions) {
  const counts = createSharedCounts({ database, clock, windowMs: hourMs });
  return async (
    { userId, knownAs }: { userId: string; knownAs: string | undefined },
    isRight: () => Promise<boolean>,
  ): Promise<void> => {
    const key = knownAs === undefined ? `codes of ${userId}` : `codes of ${userId} at ${knownAs}`;
    const [count] = await counts.add([key]);
    if (count && count.n > wrongCodesPerHour)
      throw new AppError("too-many-requests", {
        retryAfter: (count.until - clock.now()) / 1_000,
      });
    if (!(await isRight())) throw new AppError("code-wrong");
    if (count) await counts.giveBack([key], [count]);
  };
}

/** Takes the code of a step, and none of that step or before again. */
async function takeStep(
  { database: { db }, clock }: SecondFactorOptions,
  { userId, secret, code }: { userId: string; secret: string; code: string },
): Promise<boolean> {
  const step = stepOfCode(secret, code.replaceAll(/\s/g, ""), clock.now());
  if (step === undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable("codeApps")
    .set({ lastCounter: step })
    .where("userId", "=", userId)
    .where("secret", "=", secret)
    .where("lastCounter", "<", step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the sessions that no code was asked for, but for the one that turns codes on. */
async function endUnproven(
  transaction: Transaction<Schema>,
  userId: string,
  token: string,
): Promise<void> {
  await transaction
    .deleteFrom("sessions")
    .where("userId", "=", userId)
    .where("token", "!=", token)
    .where("method", "!=", "passkey")
    .execute();
}

export function createSecondFactor({ database, clock }: SecondFactorOptions): SecondFactor {
  const { db, dialect } = database;
  const limited = createLimit({ database, clock });

  const read = (userId: string) =>
    db.selectFrom("codeApps").selectAll().where("userId", "=", userId).executeTakeFirst();

  return {
    async info(userId) {
      const app = await read(userId);
      if (!app || app.confirmedAt === null) return { isOn: false, recoveryCodes: 0 };
      const { n } = await db
        .selectFrom("recoveryCodes")
        .select((select) => select.fn.countAll().as("n"))
        .where("userId", "=", userId)
        .executeTakeFirstOrThrow();
      return { isOn: true, recoveryCodes: Number(n) };
    },
    async begin({ id: userId, email }) {
      const secret = newSecret();
      const row = { userId, secret, confirmedAt: null, lastCounter: 0 };
      const put = await db
        .insertInto("codeApps")
        .values(row)
        .onConflict((conflict) =>
          conflict.column("userId").doUpdateSet(row).where("codeApps.confirmedAt", "is", null),
        )
        .returning("userId")
        .executeTakeFirst();
      if (!put) throw new AppError("conflict");
      return { secret, uri: codeAppUri(secret, email) };
    },
    async confirm({ id: userId, session }, code) {
      const app = await read(userId);
      if (!app || app.confirmedAt !== null) throw new AppError("conflict");
      await limited({ userId, knownAs: `session ${session.token}` }, () =>
        takeStep({ database, clock }, { userId, secret: app.secret, code }),
      );
      return db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable("codeApps")
          .set({ confirmedAt: clock.now() })
          .where("userId", "=", userId)
          .where("secret", "=", app.secret)
          .where("confirmedAt", "is", null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new AppError("conflict");
        await endUnproven(transaction, userId, session.token);
        return putRecoveryCodes(transaction, dialect, userId);
      });
    },
    async renew(userId) {
      const app = await read(userId);
      if (!app || app.confirmedAt === null) throw new AppError("not-found");
      return db
        .transaction()
        .execute((transaction) => putRecoveryCodes(transaction, dialect, userId));
    },
    async remove(userId) {
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom("codeApps").where("userId", "=", userId).execute();
        await transaction.deleteFrom("recoveryCodes").where("userId", "=", userId).execute();
      });
    },
    async check(userId, code, knownAs) {
      const app = await read(userId);
      if (!app || app.confirmedAt === null) return;
      if (code === undefined || code.trim() === "") throw new AppError("code-needed");
      await limited(
        { userId, knownAs },
        async () =>
          (await takeStep({ database, clock }, { userId, secret: app.secret, code })) ||
          (await takeRecoveryCode(database, userId, code)),
      );
    },
  };
}
