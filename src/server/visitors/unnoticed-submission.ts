import type { Transaction } from "kysely";
import type { Schema } from "../db/schema.ts";

/** A stored submission that no email has told of yet, with its site as it is now; undefined once one has. */
export function loadUnnoticed(transaction: Transaction<Schema>, id: number) {
  return transaction
    .selectFrom("submissions")
    .innerJoin("sites", "sites.id", "submissions.siteId")
    .innerJoin("records", (join) =>
      join.onRef("records.siteId", "=", "submissions.siteId").on("records.key", "=", "site"),
    )
    .select(["submissions.id", "submissions.siteId", "kind", "topic", "seats", "state"])
    .select(["page", "release", "submissions.body", "submissions.language"])
    .select([
      "submissions.updatedAt",
      "sites.name",
      "sites.slug",
      "sites.primaryDomain",
      "records.body as site",
    ])
    .where("submissions.id", "=", id)
    .where("noticedAt", "is", null)
    .executeTakeFirst();
}
export type UnnoticedSubmission = NonNullable<Awaited<ReturnType<typeof loadUnnoticed>>>;

/** Notes, in the same transaction, that a submission was told of; null: that it is to be. */
export async function markNoticed(
  transaction: Transaction<Schema>,
  id: number,
  noticedAt: number | null,
): Promise<void> {
  await transaction.updateTable("submissions").set({ noticedAt }).where("id", "=", id).execute();
}
