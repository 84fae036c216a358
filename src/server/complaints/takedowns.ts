import type { Transaction } from "kysely";
import type { Clock } from "../clock.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { addTimelineEvent } from "../timeline/add-timeline-event.ts";
import { addToAuditLog } from "../audit/audit-log.ts";
import type { NotifyOwners } from "../people/owner-emails.ts";

/** Who takes a site off or brings it back, and why. */
interface Decided {
  siteId: number;
  operatorId: string;
  /** The complaint that it follows from. */
  complaintId?: number;
}

/** Takes sites off and brings them back. What visitors see follows when the transaction is done. */
export interface Takedowns {
  /** The owners learn the reason, which replaces an earlier one. Throws `not-found`. */
  takeDown(transaction: Transaction<Schema>, decided: Decided & { reason: string }): Promise<void>;
  /** Throws `not-found`. A site that is not off stays as it is. */
  lift(transaction: Transaction<Schema>, decided: Decided): Promise<void>;
}

export function createTakedowns({
  clock,
  notifyOwners,
}: {
  clock: Pick<Clock, "now">;
  notifyOwners: NotifyOwners;
}): Takedowns {
  async function sinceOf(transaction: Transaction<Schema>, siteId: number) {
    const row = await transaction
      .selectFrom("sites")
      .select("takenDownAt")
      .where("id", "=", siteId)
      .where("erasedAt", "is", null)
      .executeTakeFirst();
    if (!row) throw new AppError("not-found");
    return row.takenDownAt;
  }

  return {
    async takeDown(transaction, { siteId, operatorId, reason, complaintId }) {
      const since = (await sinceOf(transaction, siteId)) ?? clock.now();
      await transaction
        .updateTable("sites")
        .set({ takenDownAt: since, takedownReason: reason })
        .where("id", "=", siteId)
        .execute();
      await addToAuditLog(transaction, clock, {
        operatorId,
        action: "site.takedown",
        siteId,
        details: { reason, ...(complaintId === undefined ? {} : { complaintId }) },
      });
      const about = { siteId, page: "", authorId: "", reason } as const;
      await addTimelineEvent(transaction, clock, { ...about, what: "operator.takenDown" });
      await notifyOwners(transaction, siteId, { news: "takedown", reason });
    },
    async lift(transaction, { siteId, operatorId }) {
      if ((await sinceOf(transaction, siteId)) === null) return;
      await transaction
        .updateTable("sites")
        .set({ takenDownAt: null, takedownReason: null })
        .where("id", "=", siteId)
        .execute();
      await addToAuditLog(transaction, clock, {
        operatorId,
        action: "site.lift",
        siteId,
        details: {},
      });
      const about = { siteId, page: "", authorId: "" } as const;
      await addTimelineEvent(transaction, clock, { ...about, what: "operator.lifted" });
      await notifyOwners(transaction, siteId, { news: "lifted", reason: "" });
    },
  };
}
