import type { Kysely } from "kysely";
import type { EntryChange, InboxCounts, InboxEntries, InboxList, InboxQuery } from "#/api/inbox.ts";
import { inboxLists } from "#/api/inbox.ts";
import type { Clock } from "../clock.ts";
import { countFound } from "../db/count-found.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { type SubmissionRow, listForms, toEntries } from "./inbox-rows.ts";
import { purgeJob } from "./purge-job.ts";

/** One list of one site. */
export interface ListOf<List extends InboxList> {
  siteId: number;
  list: List;
}

/** What a site's visitors sent, as its owner reads it. What is in the trash is in no list. */
export interface Inbox {
  counts(siteId: number): Promise<InboxCounts>;
  /** A part of a list, newest first. */
  list<List extends InboxList>(
    of: ListOf<List>,
    part: InboxQuery,
  ): Promise<{ entries: InboxEntries[List][]; total: number }>;
  /** All of a list, newest first, in parts; what comes in meanwhile is left out. */
  parts<List extends InboxList>(of: ListOf<List>): AsyncGenerator<InboxEntries[List][]>;
  /** Throws `not-found`. */
  entry<List extends InboxList>(of: ListOf<List>, id: number): Promise<InboxEntries[List]>;
  /** Marks an entry or takes it out of the trash. Throws `not-found`. */
  change(of: ListOf<InboxList>, id: number, change: EntryChange): Promise<void>;
  /** Marks as read what was sent until a time, in milliseconds since 1970. */
  markRead(of: ListOf<InboxList>, until: number): Promise<void>;
  /** Throws an entry away; for a day it can be taken back. Throws `not-found`. */
  trash(of: ListOf<InboxList>, id: number): Promise<void>;
}

interface InboxOptions {
  database: Database;
  clock: Clock;
  jobs: Pick<Jobs, "add">;
}

/** Rows of one part of a whole list. */
const partSize = 500;

function selectList(db: Kysely<Schema>, { siteId, list }: ListOf<InboxList>) {
  return db
    .selectFrom("submissions")
    .where("siteId", "=", siteId)
    .where("kind", "=", listForms[list])
    .where("trashedAt", "is", null);
}

async function countLists(db: Kysely<Schema>, siteId: number): Promise<InboxCounts> {
  const all = db
    .selectFrom("submissions")
    .where("siteId", "=", siteId)
    .where("trashedAt", "is", null)
    .groupBy("kind")
    .select((select) => ["kind", select.fn.countAll().as("count")]);
  const totals = await all.execute();
  // an index holds what is unread: one query for both would read every row
  const unread = await all.where("readAt", "is", null).execute();
  const entries = inboxLists.map((list) => {
    const countIn = (rows: typeof totals): number =>
      Number(rows.find(({ kind }) => kind === listForms[list])?.count ?? 0);
    return [list, { total: countIn(totals), unread: countIn(unread) }];
  });
  return Object.fromEntries(entries);
}

type Reading = Pick<Inbox, "counts" | "list" | "parts" | "entry">;
type Changing = Omit<Inbox, keyof Reading>;

function createReading(db: Kysely<Schema>): Reading {
  return {
    counts: (siteId) => countLists(db, siteId),
    async list(of, { limit, offset, isUnread }) {
      let found = selectList(db, of);
      if (isUnread) found = found.where("readAt", "is", null);
      const rows = await found
        .selectAll()
        .orderBy("sentAt", "desc")
        .orderBy("id", "desc")
        .limit(limit)
        .offset(offset)
        .execute();
      const total = await countFound(found);
      return { entries: await toEntries(db, of, rows), total };
    },
    async *parts(of) {
      let last: SubmissionRow | undefined;
      do {
        let query = selectList(db, of).selectAll();
        if (last) {
          const { sentAt, id } = last;
          query = query.where((where) =>
            where.or([
              where("sentAt", "<", sentAt),
              where.and([where("sentAt", "=", sentAt), where("id", "<", id)]),
            ]),
          );
        }
        const rows = await query
          .orderBy("sentAt", "desc")
          .orderBy("id", "desc")
          .limit(partSize)
          .execute();
        if (rows.length > 0) yield await toEntries(db, of, rows);
        last = rows.length < partSize ? undefined : rows.at(-1);
      } while (last);
    },
    async entry(of, id) {
      const row = await selectList(db, of).selectAll().where("id", "=", id).executeTakeFirst();
      const [entry] = row ? await toEntries(db, of, [row]) : [];
      if (!entry) throw new AppError("not-found");
      return entry;
    },
  };
}

function updateList(db: Kysely<Schema>, { siteId, list }: ListOf<InboxList>) {
  return db
    .updateTable("submissions")
    .where("siteId", "=", siteId)
    .where("kind", "=", listForms[list]);
}

function expectOne({ numUpdatedRows }: { numUpdatedRows: bigint }): void {
  if (numUpdatedRows === 0n) throw new AppError("not-found");
}

function createChanging({ database: { db }, clock, jobs }: InboxOptions): Changing {
  return {
    async change(of, id, { isRead, isTrashed }) {
      let query = updateList(db, of).where("id", "=", id).set({ trashedAt: null });
      if (isTrashed === undefined) query = query.where("trashedAt", "is", null);
      if (isRead !== undefined) query = query.set({ readAt: isRead ? clock.now() : null });
      expectOne(await query.executeTakeFirstOrThrow());
    },
    async markRead(of, until) {
      await updateList(db, of)
        .set({ readAt: clock.now() })
        .where("readAt", "is", null)
        .where("trashedAt", "is", null)
        .where("sentAt", "<=", until)
        .execute();
    },
    trash: (of, id) =>
      db.transaction().execute(async (transaction) => {
        const trashedAt = clock.now();
        const query = updateList(transaction, of)
          .set({ trashedAt })
          .where("id", "=", id)
          .where("trashedAt", "is", null);
        expectOne(await query.executeTakeFirstOrThrow());
        await jobs.add(purgeJob(id, trashedAt), transaction);
      }),
  };
}

export function createInbox(options: InboxOptions): Inbox {
  return { ...createReading(options.database.db), ...createChanging(options) };
}
