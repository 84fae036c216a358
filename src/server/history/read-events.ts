import type { Kysely, Selectable } from "kysely";
import {
  type TimelineEvent,
  timelineDeeds,
  timelineDetailsSchema,
  timelineEventSchema,
} from "#/api/timeline-events.ts";
import type { TimelineEventsTable } from "../db/history-tables.ts";
import type { Schema } from "../db/schema.ts";

/** Of one part of the timeline so many are told, the latest: a site's revision can stay the same for any number of them. */
const mostEvents = 200;
/** A part looks at fewer revisions than this. */
const mostRevisions = 3_000;

/** Those that this version can tell: while an installation is upgraded, a later one may have written others. */
const eventsOf = (db: Kysely<Schema>, siteId: number) =>
  db
    .selectFrom("timelineEvents")
    .where("siteId", "=", siteId)
    .where("what", "in", [...timelineDeeds]);

/** The revisions up to one after which something was done beside the document, as far as a part of the timeline goes. */
export async function eventRevisions(
  db: Kysely<Schema>,
  siteId: number,
  upTo: number,
): Promise<number[]> {
  const rows = await eventsOf(db, siteId)
    .select("revision")
    .distinct()
    .where("revision", "<=", upTo)
    .orderBy("revision", "desc")
    .limit(mostRevisions)
    .execute();
  return rows.map(({ revision }) => revision);
}

/** None of a row that this version can't read: a later one may have written it. */
function toEvents({
  createdAt,
  page,
  authorId,
  details,
  ...row
}: Omit<Selectable<TimelineEventsTable>, "siteId">): TimelineEvent[] {
  try {
    return [
      timelineEventSchema.parse({
        ...timelineDetailsSchema.parse(JSON.parse(details)),
        ...row,
        kind: "event",
        time: new Date(createdAt).toISOString(),
        author: authorId === "" ? null : authorId,
        page: page === "" ? null : page,
      }),
    ];
  } catch {
    return [];
  }
}

/** What was done beside the document after some revisions, the first and the last included, newest first. */
export async function readEvents(
  db: Kysely<Schema>,
  siteId: number,
  { oldest, newest }: { oldest: number; newest: number },
): Promise<TimelineEvent[]> {
  const rows = await eventsOf(db, siteId)
    .select(["id", "revision", "createdAt", "what", "page", "authorId", "details"])
    .where("revision", ">=", oldest)
    .where("revision", "<=", newest)
    .orderBy("id", "desc")
    .limit(mostEvents)
    .execute();
  return rows.flatMap(toEvents);
}
