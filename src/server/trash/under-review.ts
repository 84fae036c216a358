import type { Transaction } from "kysely";
import { inParts } from "../db/in-parts.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { listForms } from "../inbox/inbox-rows.ts";

/** Whoever complains keeps an owner from deleting a site no longer than this. A site in the trash gets no complaints. */
const reviewMs = 30 * 24 * 3_600_000;

/**
 * Operators need what they decide about, and what they decided: throws `under-review` for sites that stay for them. Of
 * open complaints the latest counts: one that was left open long ago takes nothing from it.
 */
export async function expectNotUnderReview(
  transaction: Transaction<Schema>,
  siteIds: readonly number[],
  now: number,
): Promise<void> {
  for (const ids of inParts(siteIds)) {
    const isDown = await transaction
      .selectFrom("sites")
      .select("id")
      .where("id", "in", ids)
      .where("takenDownAt", "is not", null)
      .limit(1)
      .executeTakeFirst();
    const isReported = await transaction
      .selectFrom("submissions")
      .leftJoin("complaintDecisions", "complaintDecisions.submissionId", "submissions.id")
      .select("submissions.siteId")
      .where("submissions.siteId", "in", ids)
      .where("kind", "=", listForms.complaints)
      .where("decidedAt", "is", null)
      .where("submissions.createdAt", ">", now - reviewMs)
      .limit(1)
      .executeTakeFirst();
    if (isDown ?? isReported) throw new AppError("under-review");
  }
}
