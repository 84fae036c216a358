import type { Transaction } from "kysely";
import type { Schema } from "../db/schema.ts";

/** The kind of work that follows a stored submission: mail about it. */
export const submissionJobKind = "visitors.notice";

export function submissionJob(submissionId: number) {
  return { kind: submissionJobKind, payload: { submissionId } };
}

/** Drops the work about a submission that waits for a later day; what is due or being done stays. */
export async function dropWaiting(
  transaction: Transaction<Schema>,
  submissionId: number,
  now: number,
): Promise<void> {
  const { kind, payload } = submissionJob(submissionId);
  await transaction
    .deleteFrom("jobs")
    .where("kind", "=", kind)
    .where("payload", "=", JSON.stringify(payload))
    .where("runAt", ">", now)
    .where("claimedUntil", "is", null)
    .where("failedAt", "is", null)
    .execute();
}
