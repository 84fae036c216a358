import type { ExportQuery } from "#/api/exports.ts";
import type { TimelineEvent } from "#/api/timeline-events.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { addTimelineEvent } from "../timeline/add-timeline-event.ts";

/** The same that the same person takes again so soon is one: a download that broke off, or a second click. */
const sameMs = 10 * 60_000;

function exportedBy({ form, visitors }: ExportQuery): NonNullable<TimelineEvent["exported"]> {
  return form === "everything" && visitors === "true" ? "everythingAndVisitors" : form;
}

interface NotedExport {
  readonly siteId: number;
  readonly authorId: string;
  readonly query: ExportQuery;
}

/** Notes in a site's timeline who takes what of it along. */
export async function noteExport(
  { database, clock }: { database: Pick<Database, "db">; clock: Pick<Clock, "now"> },
  { siteId, authorId, query }: NotedExport,
): Promise<void> {
  const exported = exportedBy(query);
  await database.db.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom("timelineEvents")
      .select("id")
      .where("siteId", "=", siteId)
      .where("what", "=", "exported")
      .where("authorId", "=", authorId)
      .where("details", "=", JSON.stringify({ exported }))
      .where("createdAt", ">", clock.now() - sameMs)
      .limit(1)
      .executeTakeFirst();
    if (before) return;
    const about = { siteId, page: "", authorId, what: "exported", exported } as const;
    await addTimelineEvent(transaction, clock, about);
  });
}
