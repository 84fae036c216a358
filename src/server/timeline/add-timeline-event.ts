import type { Transaction } from "kysely";
import type { TimelineEvent } from "#/api/timeline-events.ts";
import type { Clock } from "../clock.ts";
import type { Schema } from "../db/schema.ts";

/** Something that was done to what visitors see of a site, or with all of it. */
export interface NewTimelineEvent extends Pick<
  TimelineEvent,
  "what" | "isPlanned" | "action" | "at" | "failure" | "reason" | "release" | "link" | "exported"
> {
  readonly siteId: number;
  /** A page's id, or "" for the whole site. */
  readonly page: string;
  /** The account that did or planned it; "": an operator. */
  readonly authorId: string;
}

/** Notes it in the transaction that does it. Of no effect for a site that is gone. */
export async function addTimelineEvent(
  transaction: Transaction<Schema>,
  clock: Pick<Clock, "now">,
  { siteId, page, authorId, what, ...details }: NewTimelineEvent,
): Promise<void> {
  const site = await transaction
    .selectFrom("sites")
    .select("revision")
    .where("id", "=", siteId)
    .executeTakeFirst();
  if (!site) return;
  const { revision } = site;
  const about = { siteId, revision, page, authorId, what, details: JSON.stringify(details) };
  await transaction
    .insertInto("timelineEvents")
    .values({ ...about, createdAt: clock.now() })
    .execute();
}
