import type { Kysely, Transaction } from "kysely";
import { StartError } from "../start-error.ts";
import { migrations } from "./migrations/list.ts";
import type { Schema } from "./schema.ts";

/**
 * Steps that no program from before them can work beside: they take away or give another meaning to what it reads or
 * writes, or bring documents to a version that it doesn't know. Whatever else a step does, both can (decision 713).
 */
export const closingSteps: ReadonlySet<string> = new Set();

const name = "neededStep";

/** Says, with the step, that programs which don't know it are to work here no more. */
export async function needStep(transaction: Transaction<Schema>, step: string): Promise<void> {
  await transaction
    .insertInto("settings")
    .values({ name, value: step })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: step }))
    .execute();
}

/** @throws StartError where a newer program has changed the database so that this one can't work with it any more */
export async function refuseOutgrown(
  db: Kysely<Schema>,
  known: Readonly<Record<string, unknown>> = migrations,
): Promise<void> {
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  if (!row || Object.hasOwn(known, row.value)) return;
  throw new StartError(
    `A newer version has changed this database so that this one can’t work with it any more (step ${row.value}): use that version or a later one.`,
  );
}
