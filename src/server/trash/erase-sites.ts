import type { Transaction } from "kysely";
import type { Schema } from "../db/schema.ts";
import { eraseEmails, eraseSubmissions } from "../inbox/erase.ts";
import { listForms } from "../inbox/inbox-rows.ts";

/** Sites go with all that hangs on them, what their visitors sent, and the emails about that. Within `erasing`. */
export async function eraseSites(
  transaction: Transaction<Schema>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const sent = await transaction
    .selectFrom("submissions")
    .select(["id", "kind", "email"])
    .where("siteId", "in", ids)
    .execute();
  // the operators' emails about a complaint name nobody, and are not the owner's to erase
  const isComplaint = ({ kind }: { kind: string }) => kind === listForms.complaints;
  for (const { id, email } of sent.filter(isComplaint)) await eraseEmails(transaction, [id], email);
  await eraseSubmissions(
    transaction,
    sent.filter((one) => !isComplaint(one)).map(({ id }) => id),
  );
  await transaction.deleteFrom("sites").where("id", "in", ids).execute();
}
