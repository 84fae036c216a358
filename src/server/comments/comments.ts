import type { CommentsAnswer, CommentThread, NewThread } from "#/api/comments.ts";
import { cleanText } from "#/lib/clean-text.ts";
import { createId } from "#/lib/create-id.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { shownName } from "../http/shown-name.ts";
import type { SiteSignals } from "../sites/site-signals.ts";

/** Who writes: an account, or the guest of a link. */
export interface Commenter {
  readonly id: string;
  readonly name: string;
}

/** What people say about sections. No part of the document: never published, exported or copied. */
export interface Comments {
  list(siteId: number, reader: Commenter): Promise<CommentsAnswer>;
  /** @throws AppError `too-many-requests`, `conflict` where a site has too many */
  begin(siteId: number, author: Commenter, thread: NewThread): Promise<string>;
  /** @throws AppError `not-found`, `too-many-requests` */
  reply(siteId: number, author: Commenter, threadId: string, text: string): Promise<void>;
  /** @throws AppError `not-found` */
  resolve(siteId: number, threadId: string, isResolved: boolean): Promise<void>;
  /** Only their own. @throws AppError `not-found` */
  change(siteId: number, author: Commenter, commentId: string, text: string): Promise<void>;
  /** Only their own; a thread without comments is gone. @throws AppError `not-found` */
  remove(siteId: number, author: Commenter, commentId: string): Promise<void>;
  /** Everything until now is read. */
  see(siteId: number, reader: Commenter): Promise<void>;
}

/** So many comments of one person in a minute. */
const commentsPerMinute = 30;
/** So many threads and comments of a site are told; older ones stay stored. */
const mostTold = { threads: 500, comments: 5_000 } as const;

function isoOf(time: number): string {
  return new Date(time).toISOString();
}

interface CommentsOptions {
  database: Database;
  clock: Clock;
  signals: SiteSignals;
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
      .where("readerId", "=", reader.id)
      .executeTakeFirst();
    const seenAt = Number(read?.seenAt ?? 0);
    const threads = await db
      .selectFrom("commentThreads")
      .selectAll()
      .where("siteId", "=", siteId)
      .orderBy("createdAt", "desc")
      .limit(mostTold.threads)
      .execute();
    const comments = await db
      .selectFrom("comments")
      .selectAll()
      .where("siteId", "=", siteId)
      .orderBy("createdAt", "desc")
      .limit(mostTold.comments)
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
        isUnread: !isOwn && Number(one.createdAt) > seenAt,
      });
    }
    return {
      threads: threads.flatMap(({ id, page, section, template, resolvedAt }) => {
        const said = byThread.get(id);
        const isResolved = resolvedAt !== null;
        return said ? [{ id, page, section, template, isResolved, comments: said }] : [];
      }),
      members: await membersOf(siteId),
    };
  };
}

/** Adding comments, within what one person may say in a minute. */
function createAdding({ database: { db }, clock }: Pick<CommentsOptions, "database" | "clock">) {
  async function add(siteId: number, author: Commenter, threadId: string, text: string) {
    const now = clock.now();
    const { count } = await db
      .selectFrom("comments")
      .select((select) => select.fn.countAll().as("count"))
      .where("siteId", "=", siteId)
      .where("authorId", "=", author.id)
      .where("createdAt", ">", now - 60_000)
      .executeTakeFirstOrThrow();
    if (Number(count) >= commentsPerMinute)
      throw new AppError("too-many-requests", { retryAfter: 60 });
    await db
      .insertInto("comments")
      .values({
        siteId,
        threadId,
        id: createId(),
        authorId: author.id,
        authorName: author.name,
        text: cleanText(text),
        createdAt: now,
        editedAt: null,
      })
      .execute();
  }
  return add;
}

function createThreadCheck({ db }: Database) {
  return async function requireThread(siteId: number, id: string): Promise<void> {
    const row = await db
      .selectFrom("commentThreads")
      .select("id")
      .where("siteId", "=", siteId)
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row) throw new AppError("not-found");
  };
}

export function createComments({ database, clock, signals }: CommentsOptions): Comments {
  const { db } = database;
  const tell = (siteId: number): void => signals.notifyOf(siteId, { name: "comments", data: {} });
  const add = createAdding({ database, clock });
  const requireThread = createThreadCheck(database);
  return {
    list: createReading(database),
    async begin(siteId, author, { page, section, template, text }) {
      const id = createId();
      // a thread is told only with a comment: without its first one it isn't there
      await add(siteId, author, id, text);
      const createdAt = clock.now();
      const thread = { siteId, id, page, section, template, createdAt, resolvedAt: null };
      await db.insertInto("commentThreads").values(thread).execute();
      tell(siteId);
      return id;
    },
    async reply(siteId, author, threadId, text) {
      await requireThread(siteId, threadId);
      await add(siteId, author, threadId, text);
      tell(siteId);
    },
    async resolve(siteId, threadId, isResolved) {
      await requireThread(siteId, threadId);
      await db
        .updateTable("commentThreads")
        .set({ resolvedAt: isResolved ? clock.now() : null })
        .where("siteId", "=", siteId)
        .where("id", "=", threadId)
        .execute();
      tell(siteId);
    },
    async change(siteId, author, commentId, text) {
      const { numUpdatedRows } = await db
        .updateTable("comments")
        .set({ text: cleanText(text), editedAt: clock.now() })
        .where("siteId", "=", siteId)
        .where("id", "=", commentId)
        .where("authorId", "=", author.id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new AppError("not-found");
      tell(siteId);
    },
    async remove(siteId, author, commentId) {
      const { numDeletedRows } = await db
        .deleteFrom("comments")
        .where("siteId", "=", siteId)
        .where("id", "=", commentId)
        .where("authorId", "=", author.id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new AppError("not-found");
      tell(siteId);
    },
    async see(siteId, { id: readerId }) {
      const seenAt = clock.now();
      await db
        .insertInto("commentReads")
        .values({ siteId, readerId, seenAt })
        .onConflict((conflict) => conflict.columns(["siteId", "readerId"]).doUpdateSet({ seenAt }))
        .execute();
    },
  };
}
