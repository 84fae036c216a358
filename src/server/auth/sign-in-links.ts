import type { Kysely } from "kysely";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { newToken, tokenHash } from "./tokens.ts";

const dayMs = 24 * 3_600_000;

export interface SignInLinks {
  /** Makes a link that signs the account in once, within 24 hours and at `/sign-in` if nothing else is said. */
  create(
    userId: string,
    options?: {
      path?: string;
      lifetimeMs?: number;
      /** It takes the place of the password only: who is asked for codes is asked for one all the same. */
      asksForCode?: boolean;
      /** It is there exactly when the rest is. */
      transaction?: Kysely<Schema>;
    },
  ): Promise<string>;
  /** Whom a token that still works is of. */
  peek(token: string): Promise<{ userId: string; asksForCode: boolean } | undefined>;
  /** Uses a token up and names its account; undefined when it is unknown, used or too old. */
  consume(token: string): Promise<string | undefined>;
}

interface SignInLinksOptions {
  database: Database;
  clock: Clock;
  appOrigin: string;
}

/** Sign-in links. Only a token's hash is stored; the token stands behind a # and reaches no log. */
export function createSignInLinks({ database, clock, appOrigin }: SignInLinksOptions): SignInLinks {
  const { db } = database;
  return {
    async create(
      userId,
      { path = "/sign-in", lifetimeMs = dayMs, asksForCode = false, transaction = db } = {},
    ) {
      const token = newToken();
      const createdAt = clock.now();
      await transaction.deleteFrom("signInLinks").where("expiresAt", "<=", createdAt).execute();
      await transaction
        .insertInto("signInLinks")
        .values({
          tokenHash: tokenHash(token),
          userId,
          createdAt,
          expiresAt: createdAt + lifetimeMs,
          asksForCode: asksForCode ? 1 : 0,
        })
        .execute();
      return `${appOrigin}${path}#token=${token}`;
    },
    async peek(token) {
      const row = await db
        .selectFrom("signInLinks")
        .select(["userId", "asksForCode"])
        .where("tokenHash", "=", tokenHash(token))
        .where("expiresAt", ">", clock.now())
        .executeTakeFirst();
      return row && { userId: row.userId, asksForCode: row.asksForCode === 1 };
    },
    async consume(token) {
      const row = await db
        .deleteFrom("signInLinks")
        .where("tokenHash", "=", tokenHash(token))
        .returning(["userId", "expiresAt"])
        .executeTakeFirst();
      return row && row.expiresAt > clock.now() ? row.userId : undefined;
    },
  };
}
