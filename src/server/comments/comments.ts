import type { Kysely, Transaction } from "kysely";
import type { CommentsAnswer, CommentThread, NewThread } from "#/api/comments.ts";
import { cleanText } from "#/lib/clean-text.ts";
import { createId } from "#/lib/create-id.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { isGuest } from "../http/access.ts";
import { shownName } from "../http/shown-name.ts";
import type { CommentEmails } from "./comment-emails.ts";
import { holdSite } from "./hold-site.ts";
import { createSharedCounts } from "../limits/shared-counts.ts";
import type { SiteNewsTeller } from "../sites/shared-news.ts";

/** Who writes: an account, or one of the guests of a link. */
export interface Commenter {
  /** Comments are theirs by this. */
  readonly id: string;
  /** An account, or the link of all its guests, whose writes are counted together, and who have read the same. */
  readonly signature: string;
  readonly name: string;
}

/** What people say about sections. No part of the document: never published, exported or copied. */
export interface Comments {
  list(siteId: number, reader: Commenter): Promise<CommentsAnswer>;
  /** @throws AppError `too-many-requests`, also where the site has as many as it may have */
  begin(siteId: number, author: Commenter, thread: NewThread): Promise<string>;
  /** @throws AppError `not-found`, `too-many-requests`, also where the site has as many as it may have */
  reply(siteId: number, author: Commenter, threadId: string, text: string): Promise<void>;
  /** @throws AppError `not-found`, `too-many-requests` */
  resolve(siteId: number, author: Commenter, threadId: string, isResolved: boolean): Promise<void>;
  /** Only their own. @throws AppError `not-found`, `too-many-requests` */
  change(siteId: number, author: Commenter, commentId: string, text: string): Promise<void>;
  /** Only their own; with its last comment a thread goes. @throws AppError `not-found`, `too-many-requests` */
  remove(siteId: number, author: Commenter, commentId: string): Promise<void>;
  /** What was said until then is read: what came after it wasn't shown. Milliseconds since 1970. */
  see(siteId: number, reader: Commenter, until: number): Promise<void>;
}

const minuteMs = 60_000;
/** So often one person writes, changes, resolves and deletes in a minute, on all sites together. */
const writesPerMinute = 30;
/** A site has so many: all of them are told at once. */
const mostOfSite = { threads: 500, comments: 5_000 } as const;

function isoOf(time: number): string {
  return new Date(time).toISOString();
}

interface CommentsOptions {
  database: Database;
  clock: Clock;
  news: Pick<SiteNewsTeller, "tell">;
  emails: Omit<CommentEmails, "jobs">;
}

function createReading({ db }: Database) {
  async function membersOf(siteId: number): Promise<string[]> {
    const rows = await db
      .selectFrom("siteMembers")
      .innerJoin("users", "users.id", "siteMembers.userId")
      .select(["users.name", "users.email"])
      .where("siteMembers.siteId", "=", siteId)
      .orderBy("siteMembers.createdAt")
      .execute();
    return rows.map(shownName);
  }

  return async function list(siteId: number, reader: Commenter): Promise<CommentsAnswer> {
    const read = await db
      .selectFrom("commentReads")
      .select("seenAt")
      .where("siteId", "=", siteId)
      .where("readerId", "=", reader.signature)
      .executeTakeFirst();
    const seenAt = Number(read?.seenAt ?? 0);
    const own = await db
      .selectFrom("commentThreadReads")
      .select(["threadId", "seenAt"])
      .where("siteId", "=", siteId)
      .where("readerId", "=", reader.id)
      .execute();
    const seenOf = new Map(own.map((row) => [row.threadId, Number(row.seenAt)]));
    const threads = await db
      .selectFrom("commentThreads")
      .selectAll()
      .where("siteId", "=", siteId)
      .orderBy("createdAt", "desc")
      .execute();
    const comments = await db
      .selectFrom("comments")
      .selectAll()
      .where("siteId", "=", siteId)
      .orderBy("createdAt", "desc")
      .execute();
    const byThread = new Map<string, CommentThread["comments"]>();
    for (const one of comments) {
      const isOwn = one.authorId === reader.id;
      const said = byThread.get(one.threadId) ?? [];
      byThread.set(one.threadId, said);
      said.unshift({
        id: one.id,
        author: one.authorId === "" ? null : one.authorName,
        isOwn,
        text: one.text,
        createdAt: isoOf(Number(one.createdAt)),
        editedAt: one.editedAt === null ? null : isoOf(Number(one.editedAt)),
        isUnread: !isOwn && Number(one.createdAt) > Math.max(seenAt, seenOf.get(one.threadId) ?? 0),
      });
    }
    return {
      threads: threads.flatMap(({ id, page, section, template, resolvedAt }) => {
        const said = byThread.get(id);
        const isResolved = resolvedAt !== null;
        return said ? [{ id, page, section, template, isResolved, comments: said }] : [];
      }),
      members: await membersOf(siteId),
      own: isGuest(reader.signature) ? null : reader.name,
    };
  };
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

async function requireThread(db: Kysely<Schema>, siteId: number, id: string): Promise<void> {
  const row = await db
    .selectFrom("commentThreads")
    .select("id")
    .where("siteId", "=", siteId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new AppError("not-found");
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

/** Deletes a comment and, with its last one, the thread; answers the thread's id. */
async function removeOwn(
  transaction: Transaction<Schema>,
  { siteId, author, commentId }: { siteId: number; author: Commenter; commentId: string },
): Promise<string> {
  const removed = await transaction
    .deleteFrom("comments")
    .where("siteId", "=", siteId)
    .where("id", "=", commentId)
    .where("authorId", "=", author.id)
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

export function createComments({ database, clock, news, emails }: CommentsOptions): Comments {
  const { db, dialect } = database;
  const countWrite = createCounting({ database, clock });
  /** Counts, does the work with nobody else beside, and tells that the comments are others now. */
  async function write(
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
  }
  return {
    list: createReading(database),
    async begin(siteId, author, { page, section, template, text }) {
      const id = createId();
      await write(siteId, author, async (transaction) => {
        await expectRoom(transaction, siteId, "threads");
        const createdAt = clock.now();
        const thread = { siteId, id, page, section, template, createdAt, resolvedAt: null };
        await transaction.insertInto("commentThreads").values(thread).execute();
        await add(transaction, { siteId, threadId: id, author, text, createdAt }, emails);
      });
      return id;
    },
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
