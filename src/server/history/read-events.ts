import type { Kysely } from "kysely";
import {
  type TimelineEvent,
  timelineDetailsSchema,
  timelineEventSchema,
} from "#/api/timeline-events.ts";
import type { Schema } from "../db/schema.ts";

/** Of one part of the timeline so many are told, the latest: a site's revision can stay the same for any number of them. */
const mostEvents = 200;
/** A part looks at fewer revisions than this. */
const mostRevisions = 3_000;

const eventsOf = (db: Kysely<Schema>, siteId: number) =>
  db.selectFrom("timelineEvents").where("siteId", "=", siteId);

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
  return rows.map(({ id, revision, createdAt, what, page, authorId, details }) =>
    timelineEventSchema.parse({
      ...timelineDetailsSchema.parse(JSON.parse(details)),
      kind: "event",
      id,
      revision,
      time: new Date(createdAt).toISOString(),
      author: authorId === "" ? null : authorId,
      what,
      page: page === "" ? null : page,
    }),
  );
}
