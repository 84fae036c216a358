import type { Kysely, Transaction } from "kysely";
import type { CommentsAnswer, NewThread } from "#/api/comments.ts";
import { cleanText } from "#/lib/clean-text.ts";
import { createId } from "#/lib/create-id.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import type { CommentEmails } from "./comment-emails.ts";
import type { Commenter } from "./commenter.ts";
import { holdSite } from "./hold-site.ts";
import { byPreview, expectRoomForGuests } from "./preview-guests.ts";
import { createReading } from "./read-comments.ts";
import { createSharedCounts } from "../limits/shared-counts.ts";
import type { SiteNewsTeller } from "../sites/shared-news.ts";

/** What people say about sections. No part of the document: never published, exported or copied. */
export interface Comments {
  list(siteId: number, reader: Commenter): Promise<CommentsAnswer>;
  /** @throws AppError `too-many-requests`, also where the site has as many as it may have */
  begin(siteId: number, author: Commenter, thread: NewThread): Promise<string>;
  /**
   * The same by somebody who looks at the site by a link. `expect` throws where they may not, when nobody else writes.
   * What has such an id already was sent before.
   */
  beginByPreview(
    siteId: number,
    author: Commenter,
    thread: NewThread & { readonly id: string },
    expect: (transaction: Transaction<Schema>) => Promise<void>,
  ): Promise<void>;
  /** @throws AppError `not-found`, `too-many-requests`, also where the site has as many as it may have */
  reply(siteId: number, author: Commenter, threadId: string, text: string): Promise<void>;
  /** @throws AppError `not-found`, `too-many-requests` */
  resolve(siteId: number, author: Commenter, threadId: string, isResolved: boolean): Promise<void>;
  /** Only their own. @throws AppError `not-found`, `too-many-requests` */
  change(siteId: number, author: Commenter, commentId: string, text: string): Promise<void>;
  /** Only their own, or by a preview where they moderate; with its last comment a thread goes. @throws AppError `not-found`, `too-many-requests` */
  remove(siteId: number, author: Commenter, commentId: string): Promise<void>;
  /** What was said until then is read: what came after it wasn't shown. Milliseconds since 1970. */
  see(siteId: number, reader: Commenter, until: number): Promise<void>;
}

const minuteMs = 60_000;
/** So often one person writes, changes, resolves and deletes in a minute, on all sites together. */
const writesPerMinute = 30;
/** A site has so many: all of them are told at once. */
const mostOfSite = { threads: 500, comments: 5_000 } as const;

interface CommentsOptions {
  database: Database;
  clock: Clock;
  news: Pick<SiteNewsTeller, "tell">;
  emails: Omit<CommentEmails, "jobs">;
}

/** @throws AppError `too-many-requests` where the site, which is held, has as many as it may have */
async function expectRoom(
  transaction: Transaction<Schema>,
  siteId: number,
  what: "threads" | "comments",
): Promise<void> {
  const { count } = await transaction
    .selectFrom(what === "threads" ? "commentThreads" : "comments")
    .select((select) => select.fn.countAll().as("count"))
    .where("siteId", "=", siteId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostOfSite[what])
    throw new AppError("too-many-requests", {
      message: "This site has as many comments as it may have. Delete some first.",
    });
}

async function hasThread(db: Kysely<Schema>, siteId: number, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("commentThreads")
    .select("id")
    .where("siteId", "=", siteId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

async function requireThread(db: Kysely<Schema>, siteId: number, id: string): Promise<void> {
  if (!(await hasThread(db, siteId, id))) throw new AppError("not-found");
}

interface NewThreadOf {
  readonly siteId: number;
  readonly id: string;
  readonly author: Commenter;
  readonly thread: NewThread;
}

interface Said {
  readonly siteId: number;
  readonly threadId: string;
  readonly author: Commenter;
  readonly text: string;
  readonly createdAt: number;
}

/** Whoever answers, resolves or reopens a thread has read it until then. */
async function noteRead(
  transaction: Transaction<Schema>,
  { siteId, threadId, author, createdAt: seenAt }: Omit<Said, "text">,
): Promise<void> {
  await transaction
    .insertInto("commentThreadReads")
    .values({ siteId, threadId, readerId: author.id, seenAt })
    .onConflict((conflict) =>
      conflict.columns(["siteId", "threadId", "readerId"]).doUpdateSet({ seenAt }),
    )
    .execute();
}

async function add(
  transaction: Transaction<Schema>,
  { siteId, threadId, author, text, createdAt }: Said,
  emails: CommentsOptions["emails"],
): Promise<void> {
  await expectRoom(transaction, siteId, "comments");
  const about = { siteId, threadId, authorId: author.id, authorName: author.name };
  await transaction
    .insertInto("comments")
    .values({
      ...about,
      id: createId(),
      text: cleanText(text),
      createdAt,
      editedAt: null,
      toldAt: emails.isOn ? null : createdAt,
    })
    .execute();
  await emails.plan(transaction, { siteId, threadId });
}

/** Begins threads, each with its first comment. */
function createThreads({ clock, emails }: Pick<CommentsOptions, "clock" | "emails">) {
  return async function addThread(
    transaction: Transaction<Schema>,
    { siteId, id, author, thread }: NewThreadOf,
  ): Promise<void> {
    await expectRoom(transaction, siteId, "threads");
    const { text, ...about } = thread;
    const createdAt = clock.now();
    await transaction
      .insertInto("commentThreads")
      .values({ ...about, siteId, id, createdAt, resolvedAt: null })
      .execute();
    await add(transaction, { siteId, threadId: id, author, text, createdAt }, emails);
  };
}

/** Deletes a comment and, with its last one, the thread; answers the thread's id. */
async function removeOwn(
  transaction: Transaction<Schema>,
  { siteId, author, commentId }: { siteId: number; author: Commenter; commentId: string },
): Promise<string> {
  const removed = await transaction
    .deleteFrom("comments")
    .where("siteId", "=", siteId)
    .where("id", "=", commentId)
    .where((where) =>
      author.moderates
        ? where.or([where("authorId", "=", author.id), byPreview(where)])
        : where("authorId", "=", author.id),
    )
    .returning("threadId")
    .executeTakeFirst();
  if (!removed) throw new AppError("not-found");
  const gone = await transaction
    .deleteFrom("commentThreads")
    .where("siteId", "=", siteId)
    .where("id", "=", removed.threadId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("comments")
            .select("comments.id")
            .where("comments.siteId", "=", siteId)
            .where("comments.threadId", "=", removed.threadId),
        ),
      ),
    )
    .returning("id")
    .executeTakeFirst();
  if (gone)
    await transaction
      .deleteFrom("commentThreadReads")
      .where("siteId", "=", siteId)
      .where("threadId", "=", gone.id)
      .execute();
  return removed.threadId;
}

/** Counts what somebody writes before it is done: whatever becomes of it, they get no further. */
function createCounting({ database, clock }: Pick<CommentsOptions, "database" | "clock">) {
  const counts = createSharedCounts({ database, clock, windowMs: minuteMs });
  return async function countWrite({ signature }: Commenter): Promise<void> {
    const [count] = await counts.add([`comments by ${signature}`]);
    if (count && count.n > writesPerMinute)
      throw new AppError("too-many-requests", { retryAfter: (count.until - clock.now()) / 1_000 });
  };
}

/** By what was said, and by no clock: processes differ, and nobody reads what is yet to come. */
async function noteSeen(
  db: Kysely<Schema>,
  { siteId, readerId, until }: { siteId: number; readerId: string; until: number },
): Promise<void> {
  const { seenAt } = await db
    .selectFrom("comments")
    .select(({ fn }) => fn.max("createdAt").as("seenAt"))
    .where("siteId", "=", siteId)
    .where("createdAt", "<=", until)
    .executeTakeFirstOrThrow();
  if (seenAt === null) return;
  await db
    .insertInto("commentReads")
    .values({ siteId, readerId, seenAt })
    .onConflict((conflict) =>
      conflict
        .columns(["siteId", "readerId"])
        .doUpdateSet({ seenAt })
        .where("commentReads.seenAt", "<", seenAt),
    )
    .execute();
}

/** Counts, does the work with nobody else beside, and tells that the comments are others now. */
function createWriting({ database, clock, news }: Omit<CommentsOptions, "emails">) {
  const { db, dialect } = database;
  const countWrite = createCounting({ database, clock });
  return async function write(
    siteId: number,
    author: Commenter,
    work: (transaction: Transaction<Schema>) => Promise<void>,
  ): Promise<void> {
    await countWrite(author);
    await db.transaction().execute(async (transaction) => {
      if (!(await holdSite(transaction, dialect, siteId))) throw new AppError("not-found");
      await work(transaction);
    });
    news.tell(siteId, { name: "comments", data: {} });
  };
}

export function createComments(options: CommentsOptions): Comments {
  const { database, clock, emails } = options;
  const { db } = database;
  const write = createWriting(options);
  const addThread = createThreads(options);
  return {
    list: createReading(database),
    async begin(siteId, author, thread) {
      const id = createId();
      await write(siteId, author, (transaction) =>
        addThread(transaction, { siteId, id, author, thread }),
      );
      return id;
    },
    beginByPreview: (siteId, author, { id, ...thread }, expect) =>
      write(siteId, author, async (transaction) => {
        await expect(transaction);
        if (await hasThread(transaction, siteId, id)) return;
        await expectRoomForGuests(transaction, siteId, author);
        await addThread(transaction, { siteId, id, author, thread });
      }),
    reply: (siteId, author, threadId, text) =>
      write(siteId, author, async (transaction) => {
        await requireThread(transaction, siteId, threadId);
        const said = { siteId, threadId, author, text, createdAt: clock.now() };
        await noteRead(transaction, said);
        await emails.changed(transaction, { siteId, threadId });
        await add(transaction, said, emails);
      }),
    resolve: (siteId, author, threadId, isResolved) =>
      write(siteId, author, async (transaction) => {
        await requireThread(transaction, siteId, threadId);
        const now = clock.now();
        await transaction
          .updateTable("commentThreads")
          .set({ resolvedAt: isResolved ? now : null })
          .where("siteId", "=", siteId)
          .where("id", "=", threadId)
          // who comes second changes nothing
          .where("resolvedAt", isResolved ? "is" : "is not", null)
          .execute();
        await noteRead(transaction, { siteId, threadId, author, createdAt: now });
        await emails.changed(transaction, { siteId, threadId });
      }),
    change: (siteId, author, commentId, text) =>
      write(siteId, author, async (transaction) => {
        const changed = await transaction
          .updateTable("comments")
          .set({ text: cleanText(text), editedAt: clock.now() })
          .where("siteId", "=", siteId)
          .where("id", "=", commentId)
          .where("authorId", "=", author.id)
          .returning("threadId")
          .executeTakeFirst();
        if (!changed) throw new AppError("not-found");
        await emails.changed(transaction, { siteId, threadId: changed.threadId });
      }),
    remove: (siteId, author, commentId) =>
      write(siteId, author, async (transaction) => {
        const threadId = await removeOwn(transaction, { siteId, author, commentId });
        await emails.changed(transaction, { siteId, threadId });
      }),
    see: (siteId, { signature }, until) => noteSeen(db, { siteId, readerId: signature, until }),
  };
}
