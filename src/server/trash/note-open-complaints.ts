import type { Transaction } from "kysely";
import type { Clock } from "../clock.ts";
import { addToAuditLog } from "../audit/audit-log.ts";
import type { Schema } from "../db/schema.ts";
import { listForms } from "../inbox/inbox-rows.ts";

/**
 * Before a site goes, what open complaints are about goes into the operators' log, without their words and what the
 * page's address says after its path: those may tell who complained.
 */
export async function noteOpenComplaints(
  transaction: Transaction<Schema>,
  siteId: number,
  clock: Pick<Clock, "now">,
): Promise<void> {
  const open = await transaction
    .selectFrom("submissions")
    .innerJoin("sites", "sites.id", "submissions.siteId")
    .leftJoin("complaintDecisions", "complaintDecisions.submissionId", "submissions.id")
    .select(["submissions.id", "submissions.createdAt", "page", "release", "name", "slug"])
    .where("submissions.siteId", "=", siteId)
    .where("kind", "=", listForms.complaints)
    .where("decidedAt", "is", null)
    .orderBy("submissions.id")
    .execute();
  for (const { id: complaintId, createdAt, page, release, name, slug } of open) {
    const since = new Date(Number(createdAt)).toISOString();
    const [path] = page?.split(/[?#]/, 1) ?? [null];
    const details = { complaintId, since, page: path, release, site: { name, slug } };
    const action = "complaint.site-deleted";
    await addToAuditLog(transaction, clock, { operatorId: "", action, siteId, details });
  }
}
