import type { Kysely } from "kysely";
import type { History, HistoryEntry, HistoryQuery, VersionName } from "#/api/history.ts";
import type { Templates } from "#/site/section.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { liveState } from "../sites/live-state.ts";
import { eventPlace, eventRevisions, readEvents } from "./read-events.ts";
import type { EventPlace } from "./read-events.ts";
import { createSittings } from "./sittings.ts";
import type { PastDocuments } from "./past-documents.ts";
import { createNameSteps } from "./step-names.ts";
import { addedNames, pageNames, peopleOf } from "./timeline-names.ts";
import type { VersionNames } from "./version-names.ts";

interface TimelineOptions {
  readonly database: Database;
  readonly templates: Templates;
  readonly past: Pick<PastDocuments, "load">;
  readonly names: Pick<VersionNames, "list">;
}

/** Reads a part of a site's timeline, as an account sees it. Throws `not-found`. */
export type ReadTimeline = (
  siteId: number,
  query: HistoryQuery & { readonly accountId: string },
) => Promise<History>;

const rowsAtOnce = 400;
/** A part of the timeline looks at so many operations at most, however few entries they make. */
const mostRows = 2_400;

function rowsBefore(db: Kysely<Schema>, siteId: number, before: number) {
  return db
    .selectFrom("operations")
    .select(["revision", "authorId", "name", "args", "via", "batchId", "createdAt"])
    .where("siteId", "=", siteId)
    .where("revision", "<", before)
    .orderBy("revision", "desc")
    .limit(rowsAtOnce)
    .execute();
}

async function readSittings(
  db: Kysely<Schema>,
  siteId: number,
  { before, limit, ends }: { before: number; limit: number; ends: ReadonlySet<number> },
) {
  const sittings = createSittings(ends);
  let next: number | null = before;
  let read = 0;
  while (next !== null && sittings.done.length < limit && read < mostRows) {
    const rows: Awaited<ReturnType<typeof rowsBefore>> = await rowsBefore(db, siteId, next);
    read += rows.length;
    for (const row of rows) {
      sittings.add(row);
      next = row.revision;
      if (sittings.done.length >= limit) break;
    }
    if (rows.length < rowsAtOnce && sittings.done.length < limit) next = null;
  }
  // the one that made the last complete belongs to the next part
  if (sittings.done.length < limit) sittings.finish();
  const entries = sittings.done.slice(0, limit);
  const oldest = entries.at(-1);
  const isEnd = next === null || oldest === undefined || oldest.from === 0;
  return { entries, next: isEnd ? null : oldest.from + 1 };
}

function allReleases(db: Kysely<Schema>, siteId: number) {
  return db
    .selectFrom("releases")
    .innerJoin("sites", "sites.id", "releases.siteId")
    .select(["releases.id as id", "number", "releases.revision as revision", "note"])
    .select(["pageCount", "authorId", "releases.createdAt as createdAt", "liveReleaseId"])
    .select("isPlanned")
    .leftJoin("unpublished", (join) =>
      join.onRef("unpublished.siteId", "=", "sites.id").on("unpublished.page", "=", ""),
    )
    .select("since")
    .where("releases.siteId", "=", siteId)
    .orderBy("number", "desc")
    .execute();
}

function toEntry(row: Awaited<ReturnType<typeof allReleases>>[number]): HistoryEntry {
  const { id, number, revision, note, pageCount, authorId: author, createdAt } = row;
  const time = new Date(createdAt).toISOString();
  return {
    kind: "release",
    id: String(id),
    number,
    revision,
    publishedAt: time,
    time,
    author,
    note,
    pageCount,
    ...(row.isPlanned === 1 && { isPlanned: true }),
    ...liveState(id, { id: row.liveReleaseId, isOff: row.since !== null }),
  };
}

export function createTimeline(options: TimelineOptions): ReadTimeline {
  const { db } = options.database;
  const { names } = options;
  const nameSteps = createNameSteps(options);
  return async (siteId, { before, limit, event, accountId }) => {
    const site = await db
      .selectFrom("sites")
      .select("revision")
      .where("id", "=", siteId)
      .executeTakeFirst();
    if (!site) throw new AppError("not-found");
    const releases = await allReleases(db, siteId);
    const named = await names.list(siteId);
    const from = Math.min(before ?? Infinity, site.revision + 1);
    const newest = before === undefined ? Number.MAX_SAFE_INTEGER : from - 1;
    const ends = new Set([
      ...[...releases, ...named].map(({ revision }) => revision),
      ...(await eventRevisions(db, siteId, newest)),
    ]);
    const part = await readSittings(db, siteId, { before: from, limit, ends });
    const oldest = part.next ?? 0;
    const after = event === undefined ? undefined : await eventPlace(db, siteId, event);
    const { events, cut } = await readEvents(db, siteId, { oldest, newest, after });
    const isHere = ({ revision }: { revision: number }) => revision <= newest && revision >= oldest;
    const made = releases.filter(
      (one) => isHere(one) && !isOlder(cut, one) && (!after || isOlder(after, one)),
    );
    const sittings = part.entries.filter(({ revision }) => !cut || revision > cut.revision);
    // what was made of a revision stands above what led to it
    const told = [...made.map(toEntry), ...events, ...sittings].toSorted(inOrder);
    const entries = [...(await nameSteps(siteId, told))];
    const shownNames: VersionName[] = named.filter(
      (one) => isHere(one) && (!cut || one.revision > cut.revision),
    );
    const people = new Set([
      ...entries.flatMap(authorsOf),
      ...shownNames.map(({ author }) => author),
    ]);
    const pages = new Set(entries.flatMap(pagesOf));
    return {
      revision: site.revision,
      entries,
      ...(cut ? { next: cut.revision + 1, nextEvent: cut.id } : { next: part.next }),
      pages: { ...addedNames(entries), ...(await pageNames(db, siteId, pages)) },
      people: await peopleOf(db, people, accountId),
      names: shownNames,
    };
  };
}

/** Whether something that was made of a revision comes after a place in the timeline. */
function isOlder(
  place: EventPlace | undefined,
  { revision, createdAt }: { revision: number; createdAt: number },
): boolean {
  if (!place || revision !== place.revision)
    return place !== undefined && revision < place.revision;
  return createdAt < place.createdAt;
}

function authorsOf(entry: HistoryEntry): readonly string[] {
  if (entry.kind === "sitting") return entry.authors;
  return entry.author === null ? [] : [entry.author];
}

function pagesOf(entry: HistoryEntry): readonly string[] {
  if (entry.kind === "sitting") return entry.pages;
  return entry.kind === "event" && entry.page !== null ? [entry.page] : [];
}

/** Newest first; of one revision what was made of it, the later above. */
function inOrder(one: HistoryEntry, other: HistoryEntry): number {
  if (one.revision !== other.revision) return other.revision - one.revision;
  if (one.kind === "sitting" || other.kind === "sitting") return one.kind === "sitting" ? 1 : -1;
  if (one.time !== other.time) return one.time < other.time ? 1 : -1;
  return one.kind === "event" && other.kind === "event" ? other.id - one.id : 0;
}
