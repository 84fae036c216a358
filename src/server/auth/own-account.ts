import type { OwnSession } from "#/api/auth.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { hasLasted } from "./sessions.ts";
import type { Account } from "./sessions.ts";

/** What somebody sees and changes of their own account. */
export interface OwnAccount {
  rename(account: Account, name: string): Promise<void>;
  /** Where the account is signed in, the latest first. */
  sessions(account: Account): Promise<OwnSession[]>;
  /** Throws `not-found` for a session that is not the account's. */
  endSession(account: Account, id: string): Promise<void>;
  /** Ends all sessions but the one that asks. */
  endOthers(account: Account): Promise<void>;
}

export function createOwnAccount({ db }: Database, clock: Pick<Clock, "now">): OwnAccount {
  return {
    async rename({ id }, name) {
      await db.updateTable("users").set({ name }).where("id", "=", id).execute();
    },
    async sessions({ id, session }) {
      const rows = await db
        .selectFrom("sessions")
        .select(["id", "token", "userAgent", "createdAt", "expiresAt"])
        .where("userId", "=", id)
        .execute();
      return rows
        .filter(
          ({ expiresAt, createdAt }) =>
            new Date(expiresAt).getTime() > clock.now() &&
            !hasLasted(new Date(createdAt).getTime(), clock.now()),
        )
        .map(({ id: sessionId, token, userAgent, createdAt }) => ({
          id: sessionId,
          userAgent: userAgent ?? "",
          startedAt: new Date(createdAt).toISOString(),
          isCurrent: token === session.token,
        }))
        .toSorted((one, other) => other.startedAt.localeCompare(one.startedAt));
    },
    async endSession({ id }, sessionId) {
      const { numDeletedRows } = await db
        .deleteFrom("sessions")
        .where("id", "=", sessionId)
        .where("userId", "=", id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new AppError("not-found");
    },
    async endOthers({ id, session }) {
      await db
        .deleteFrom("sessions")
        .where("userId", "=", id)
        .where("token", "!=", session.token)
        .execute();
    },
  };
}
