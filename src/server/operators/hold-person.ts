import type { Transaction } from "kysely";
import type { Dialect } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";

/**
 * The account that an operator does something with, which stays as it is until the transaction ends. Of two operators
 * who suspend each other at once the second one is suspended by then. Throws `not-found`, and `conflict` for an operator
 * who is suspended at this moment.
 */
export async function holdPerson(
  transaction: Transaction<Schema>,
  dialect: Dialect,
  { userId, operatorId }: { userId: string; operatorId: string },
) {
  const query = transaction
    .selectFrom("users")
    .select(["id", "email", "role", "suspendedAt"])
    .where("id", "in", [userId, operatorId])
    .orderBy("id");
  const rows = await (dialect === "postgres" ? query.forNoKeyUpdate() : query).execute();
  const person = rows.find(({ id }) => id === userId);
  if (!person) throw new AppError("not-found");
  if (rows.some(({ id, suspendedAt }) => id === operatorId && suspendedAt !== null))
    throw new AppError("conflict");
  return person;
}
