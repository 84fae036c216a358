import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { addTimelineEvent } from "../timeline/add-timeline-event.ts";

interface ShowAgainOptions {
  readonly database: Database;
  readonly clock: Pick<Clock, "now">;
  /** Shows a site as it is to be seen now. */
  readonly moved: (siteId: number) => Promise<void>;
}

/** Shows a site that was unpublished, as somebody publishes it. Of no effect for one that is shown. */
export type ShowAgain = (siteId: number, authorId: string) => Promise<void>;

export function createShowAgain({ database: { db }, clock, moved }: ShowAgainOptions): ShowAgain {
  return async (siteId, authorId) => {
    const wasOff = await db.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom("unpublished")
        .where("siteId", "=", siteId)
        .where("page", "=", "")
        .executeTakeFirst();
      if (numDeletedRows === 0n) return false;
      const about = { siteId, page: "", authorId } as const;
      await addTimelineEvent(transaction, clock, { ...about, what: "published" });
      return true;
    });
    if (wasOff) await moved(siteId);
  };
}
