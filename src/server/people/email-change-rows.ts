import type { Transaction } from "kysely";
import type { OpenEmailChange } from "#/api/email-change.ts";
import { tokenHash } from "../auth/tokens.ts";
import type { Schema } from "../db/schema.ts";

type Connection = Pick<Transaction<Schema>, "selectFrom">;

/** A wish for another address, as it is stored. */
export interface EmailChangeRow {
  userId: string;
  email: string;
  language: string;
  allowHash: string;
  allowedAt: number | null;
  confirmedAt: number | null;
  expiresAt: number;
}

/** Of `emailChanges`. */
export const columns = [
  "userId",
  "emailChanges.email",
  "language",
  "allowHash",
  "allowedAt",
  "confirmedAt",
  "expiresAt",
] as const;

/** What the account sees of it. */
export function toOpen({
  email,
  allowedAt,
  confirmedAt,
  expiresAt,
}: EmailChangeRow): OpenEmailChange {
  return {
    email,
    expiresAt: new Date(expiresAt).toISOString(),
    isAllowed: allowedAt !== null,
    isConfirmed: confirmedAt !== null,
  };
}

/** Whether there is an account with an address. */
export async function isTaken(db: Connection, email: string): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst();
  return row !== undefined;
}

/** The wish that a link belongs to, with the account's address so far. */
export function findByToken(db: Connection, token: string, now: number) {
  const hash = tokenHash(token);
  return db
    .selectFrom("emailChanges")
    .innerJoin("users", "users.id", "userId")
    .select([...columns, "users.email as from"])
    .where((where) => where.or([where("allowHash", "=", hash), where("confirmHash", "=", hash)]))
    .where("expiresAt", ">", now)
    .executeTakeFirst();
}

/** Marks the step of a link as made, once. */
export async function takeStep(
  transaction: Transaction<Schema>,
  token: string,
  now: number,
): Promise<EmailChangeRow | undefined> {
  const hash = tokenHash(token);
  for (const [column, at] of [
    ["allowHash", "allowedAt"],
    ["confirmHash", "confirmedAt"],
  ] as const) {
    const row = await transaction
      .updateTable("emailChanges")
      .set({ [at]: now })
      .where(column, "=", hash)
      .where(at, "is", null)
      .where("expiresAt", ">", now)
      .returning(columns)
      .executeTakeFirst();
    if (row) return row;
  }
  return undefined;
}
