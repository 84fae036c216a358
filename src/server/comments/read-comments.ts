import type { CommentsAnswer, CommentThread } from "#/api/comments.ts";
import type { Database } from "../db/database.ts";
import { isGuest } from "../http/access.ts";
import { shownName } from "../http/shown-name.ts";
import type { Commenter } from "./commenter.ts";
import { isPreviewGuest } from "./preview-guests.ts";

function isoOf(time: number): string {
  return new Date(time).toISOString();
}

/** Reads all comments of a site, as somebody sees them. */
export function createReading({ db }: Database) {
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
        ...(isPreviewGuest(one.authorId) && { isByPreview: true }),
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
