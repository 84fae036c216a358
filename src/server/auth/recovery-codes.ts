import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import type { Database, Dialect } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { holdUser } from "../db/hold-user.ts";
import { toBase32 } from "./one-time-codes.ts";
import { tokenHash } from "./tokens.ts";

const recoveryCodeCount = 10;

/** 80 bits in four groups, of signs that nobody mixes up. */
function newRecoveryCode(): string {
  const text = toBase32(randomBytes(10)).toLowerCase();
  return (text.match(/.{4}/g) ?? []).join("-");
}

/** As it was shown or as people type it: without spaces and dashes, in any case. */
function recoveryHash(typed: string): string {
  return tokenHash(typed.toLowerCase().replaceAll(/[^a-z2-7]/g, ""));
}

/** Other codes in place of those before, also of those that are put at this moment. */
export async function putRecoveryCodes(
  transaction: Transaction<Schema>,
  dialect: Dialect,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await holdUser(transaction, dialect, userId);
  await transaction.deleteFrom("recoveryCodes").where("userId", "=", userId).execute();
  await transaction
    .insertInto("recoveryCodes")
    .values(codes.map((code) => ({ userId, codeHash: recoveryHash(code) })))
    .execute();
  return codes;
}

/** Uses a recovery code up; says whether it was one. */
export async function takeRecoveryCode(
  { db }: Pick<Database, "db">,
  userId: string,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("recoveryCodes")
    .where("userId", "=", userId)
    .where("codeHash", "=", recoveryHash(code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
