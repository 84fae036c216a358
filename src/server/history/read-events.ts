import type { Kysely, Selectable } from "kysely";
import {
  type TimelineEvent,
  timelineDeeds,
  timelineDetailsSchema,
  timelineEventSchema,
} from "#/api/timeline-events.ts";
import type { TimelineEventsTable } from "../db/history-tables.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";

/** One part of the timeline tells so many, the latest: a site's revision can stay the same for any number of them. */
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

/** A place among what was done: after it comes what is older. `createdAt` in milliseconds. */
export type EventPlace = Pick<Selectable<TimelineEventsTable>, "id" | "revision" | "createdAt">;

/** The place of an event of a site. Throws `not-found` where the site has none by this id. */
export async function eventPlace(
  db: Kysely<Schema>,
  siteId: number,
  id: number,
): Promise<EventPlace> {
  const row = await db
    .selectFrom("timelineEvents")
    .select(["id", "revision", "createdAt"])
    .where("siteId", "=", siteId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new AppError("not-found");
  return row;
}

interface EventRange {
  /** Revisions, both included. */
  readonly oldest: number;
  readonly newest: number;
  /** Only what comes after this one. */
  readonly after: EventPlace | undefined;
}

/**
 * What was done beside the document after some revisions, newest first; `cut` is the last of those that are told where
 * there are more of them than one part tells.
 */
export async function readEvents(
  db: Kysely<Schema>,
  siteId: number,
  { oldest, newest, after }: EventRange,
): Promise<{ events: TimelineEvent[]; cut: EventPlace | undefined }> {
  const rows = await eventsOf(db, siteId)
    .select(["id", "revision", "createdAt", "what", "page", "authorId", "details"])
    .where("revision", ">=", oldest)
    .where("revision", "<=", newest)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple("revision", "createdAt", "id"),
          "<",
          tuple(after?.revision ?? 0, after?.createdAt ?? 0, after?.id ?? 0),
        ),
      ),
    )
    .orderBy("revision", "desc")
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(mostEvents + 1)
    .execute();
  const told = rows.slice(0, mostEvents);
  const cut = rows.length > mostEvents ? told.at(-1) : undefined;
  return { events: told.flatMap(toEvents), cut };
}
