import type { Transaction } from "kysely";
import type { Clock } from "../clock.ts";
import type { Schema } from "../db/schema.ts";
import { eraseEmails, eraseSubmissions } from "../inbox/erase.ts";
import { listForms } from "../inbox/inbox-rows.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { collectLater } from "../leaving/collect-later.ts";
import { noteFilesOf } from "../leaving/left-files.ts";

/** Deletes sites, within `erasing`. */
export type EraseSites = (
  transaction: Transaction<Schema>,
  ids: readonly number[],
) => Promise<void>;

interface EraseOptions {
  readonly jobs: Pick<Jobs, "add">;
  readonly clock: Clock;
  readonly noteRecompressed: (transaction: Transaction<Schema>, siteId: number) => Promise<void>;
}

/** Sites go with all that hangs on them, what their visitors sent, and the emails about that; their files afterwards. */
export function createEraseSites({ jobs, clock, noteRecompressed }: EraseOptions): EraseSites {
  return async (transaction, ids) => {
    if (ids.length === 0) return;
    const sent = await transaction
      .selectFrom("submissions")
      .select(["id", "kind", "email"])
      .where("siteId", "in", ids)
      .execute();
    // the operators' emails about a complaint name nobody, and are not the owner's to erase
    const isComplaint = ({ kind }: { kind: string }) => kind === listForms.complaints;
    for (const { id, email } of sent.filter(isComplaint))
      await eraseEmails(transaction, [id], email);
    await eraseSubmissions(
      transaction,
      sent.filter((one) => !isComplaint(one)).map(({ id }) => id),
    );
    for (const siteId of ids) {
      await noteFilesOf(transaction, siteId);
      await noteRecompressed(transaction, siteId);
      await jobs.add(collectLater(siteId, clock.now()), transaction);
    }
    await transaction.deleteFrom("sites").where("id", "in", ids).execute();
  };
}
