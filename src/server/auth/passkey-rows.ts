import type { Passkey } from "#/api/passkeys.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";

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
  /** Throws `passkey-refused` for one that is somebody's already. */
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

export function createPasskeyRows({ db }: Database, clock: Clock): PasskeyRows {
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
      const put = await db
        .insertInto("passkeys")
        .values(row)
        .onConflict((conflict) => conflict.column("id").doNothing())
        .returning("id")
        .executeTakeFirst();
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
