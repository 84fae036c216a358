import type { FastifyBaseLogger } from "fastify";
import { addToAuditLog } from "../audit/audit-log.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { MemoryCounter } from "../limits/memory-counter.ts";

/** Somebody who was not let in. */
interface RefusedSignIn {
  /** Whose account it is about; undefined where there is none. */
  readonly userId: string | undefined;
  readonly method: "password" | "code" | "passkey" | "link";
  /** Whether so many strangers tried at the account that they wait for their turn. */
  readonly isCrowded?: boolean;
}

/** Notes who was not let in. What is typed is nowhere, as it may be a password. */
export interface RefusedSignIns {
  note(refused: RefusedSignIn): void;
  /** Does it, and notes what it is refused with. */
  watch<Result>(
    about: Pick<RefusedSignIn, "userId" | "method">,
    work: () => Promise<Result>,
  ): Promise<Result>;
}

interface RefusedSignInsOptions {
  readonly database: Pick<Database, "db">;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "warn" | "error">;
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** Of a way to sign in, for accounts that are known and for others: nonsense neither fills the disk nor hides who guesses. */
export const mostLinesAnHour = 1_000;
const refusals: ReadonlySet<string> = new Set(["code-wrong", "passkey-refused"]);

/**
 * A line of the log for each, up to so many of a kind in an hour. An account that strangers guess at is in the operators' log once
 * a day.
 */
export function createRefusedSignIns(options: RefusedSignInsOptions): RefusedSignIns {
  const { database, clock, log } = options;
  const lines = new MemoryCounter({ clock, limit: mostLinesAnHour, windowMs: hourMs });
  const told = new MemoryCounter({ clock, limit: 1, windowMs: dayMs });

  async function tellOperators(userId: string): Promise<void> {
    if (told.take(userId) > 0) return;
    await database.db.transaction().execute(async (transaction) => {
      const action = "account.guessed";
      const known = await transaction
        .selectFrom("auditLog")
        .select("id")
        .where("action", "=", action)
        .where("userId", "=", userId)
        .where("createdAt", ">", clock.now() - dayMs)
        .executeTakeFirst();
      if (!known)
        await addToAuditLog(transaction, clock, { operatorId: "", action, userId, details: {} });
    });
  }

  function note({ userId, method, isCrowded = false }: RefusedSignIn): void {
    const kind = `${method} ${userId === undefined ? "stranger" : "account"}`;
    if (lines.take(kind) === 0) log.warn({ userId, method, isCrowded }, "a sign-in was refused");
    if (userId === undefined || !isCrowded) return;
    // not waited for: whether there is an account isn't to be told by time
    tellOperators(userId).catch((err: unknown) => {
      told.giveBack(userId);
      log.error({ err }, "operators were not told of a guessed account");
    });
  }

  return {
    note,
    async watch(about, work) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof AppError && refusals.has(error.code)) note(about);
        throw error;
      }
    },
  };
}
