import { type Transaction, sql } from "kysely";
import { longestSavedSections, mostSavedSections } from "#/api/saved-sections.ts";
import type { SavedKind } from "#/api/saved-sections.ts";
import { holdUser } from "../db/hold-user.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { whereKind } from "./kept-clip.ts";
import { leavePictures } from "./leave-pictures.ts";

/** What was deleted and can be taken back is at most so many. */
const mostTrashed = 20;

/** What the account keeps of a kind is counted by one after the other, until the transaction ends. @throws AppError `saved-sections-full` */
export async function expectRoom(
  transaction: Transaction<Schema>,
  { dialect }: Pick<Database, "dialect">,
  { userId, kind, size }: { userId: string; kind: SavedKind | undefined; size: number },
): Promise<void> {
  await holdUser(transaction, dialect, userId);
  const { n, length } = await transaction
    .selectFrom("savedSections")
    .select((select) => [
      select.fn.countAll().as("n"),
      sql<number | string | null>`sum(size)`.as("length"),
    ])
    .where("userId", "=", userId)
    .where("trashedAt", "is", null)
    .where(...whereKind(kind))
    .executeTakeFirstOrThrow();
  if (Number(n) < mostSavedSections && Number(length ?? 0) + size <= longestSavedSections) return;
  throw new AppError("saved-sections-full");
}

/** Of what is in an account's trash only the newest stays. */
export async function forgetOldest(
  transaction: Transaction<Schema>,
  options: { readonly jobs: Pick<Jobs, "add">; readonly clock: Clock },
  userId: string,
): Promise<void> {
  const trashed = transaction
    .selectFrom("savedSections")
    .select("id")
    .where("userId", "=", userId)
    .where("trashedAt", "is not", null);
  const rows = await trashed.orderBy("trashedAt", "desc").orderBy("id").execute();
  const gone = rows.slice(mostTrashed).map(({ id }) => id);
  if (gone.length === 0) return;
  await leavePictures(transaction, options, gone);
  await transaction.deleteFrom("savedSections").where("id", "in", gone).execute();
}
