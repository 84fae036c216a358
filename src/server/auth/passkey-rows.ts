import type { Transaction } from "kysely";
import type { Passkey } from "#/api/passkeys.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { holdUser } from "../db/hold-user.ts";

/** Passkeys that an account can have. */
export const mostPasskeys = 20;

/** What a signature is checked against. */
export interface StoredKey {
  id: string;
  userId: string;
  /** COSE, in base64url. */
  publicKey: string;
  counter: number;
}

/** The passkeys of accounts as they are stored. */
export interface PasskeyRows {
  list(userId: string): Promise<Passkey[]>;
  find(id: string): Promise<StoredKey | undefined>;
  /** Throws `passkey-refused` for one that is somebody's already, `too-many-requests` where the account has enough. */
  insert(key: StoredKey & { name: string }): Promise<Passkey>;
  /** Keeps the counter after a use. Throws `passkey-refused` where another use was faster. */
  use(key: StoredKey, counter: number): Promise<void>;
  /** Throws `not-found`. */
  rename(userId: string, id: string, name: string): Promise<void>;
  /** Throws `not-found`. */
  remove(userId: string, id: string): Promise<void>;
}

type Row = { id: string; name: string; createdAt: number; lastUsedAt: number | null };

function toPasskey({ id, name, createdAt, lastUsedAt }: Row): Passkey {
  return {
    id,
    name,
    createdAt: new Date(createdAt).toISOString(),
    lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
  };
}

/** Room for one more until the transaction ends. Throws `too-many-requests`. */
async function expectRoom(
  transaction: Transaction<Schema>,
  { dialect }: Database,
  userId: string,
): Promise<void> {
  // two that are added at a moment count one after the other
  await holdUser(transaction, dialect, userId);
  const { n } = await transaction
    .selectFrom("passkeys")
    .select((select) => select.fn.countAll().as("n"))
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  if (Number(n) >= mostPasskeys) throw new AppError("too-many-requests");
}

export function createPasskeyRows(database: Database, clock: Clock): PasskeyRows {
  const { db } = database;
  return {
    async list(userId) {
      const rows = await db
        .selectFrom("passkeys")
        .select(["id", "name", "createdAt", "lastUsedAt"])
        .where("userId", "=", userId)
        .orderBy("createdAt")
        .orderBy("id")
        .execute();
      return rows.map(toPasskey);
    },
    find: (id) =>
      db
        .selectFrom("passkeys")
        .select(["id", "userId", "publicKey", "counter"])
        .where("id", "=", id)
        .executeTakeFirst(),
    async insert(key) {
      const row = { ...key, createdAt: clock.now(), lastUsedAt: null };
      const put = await db.transaction().execute(async (transaction) => {
        await expectRoom(transaction, database, key.userId);
        return transaction
          .insertInto("passkeys")
          .values(row)
          .onConflict((conflict) => conflict.column("id").doNothing())
          .returning("id")
          .executeTakeFirst();
      });
      if (!put) throw new AppError("passkey-refused");
      return toPasskey(row);
    },
    async use({ id, counter: before }, counter) {
      const { numUpdatedRows } = await db
        .updateTable("passkeys")
        .set({ counter, lastUsedAt: clock.now() })
        .where("id", "=", id)
        .where("counter", "=", before)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new AppError("passkey-refused");
    },
    async rename(userId, id, name) {
      const { numUpdatedRows } = await db
        .updateTable("passkeys")
        .set({ name })
        .where("id", "=", id)
        .where("userId", "=", userId)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new AppError("not-found");
    },
    async remove(userId, id) {
      const { numDeletedRows } = await db
        .deleteFrom("passkeys")
        .where("id", "=", id)
        .where("userId", "=", userId)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new AppError("not-found");
    },
  };
}
