import type { Kysely } from "kysely";
import { commentParts } from "#/api/mentions.ts";
import { firstOwnerEmail } from "../auth/accounts.ts";
import type { Schema } from "../db/schema.ts";
import { shownName } from "../http/shown-name.ts";

/** A comment of a thread, as it is now. */
export interface ThreadComment {
  readonly authorId: string;
  readonly authorName: string;
  readonly text: string;
  readonly createdAt: number;
}

/** Somebody who works on a site now. */
export interface Recipient {
  readonly id: string;
  readonly email: string;
  /** As others see and mention them. */
  readonly shown: string;
  /** Of the account; null where none was chosen. */
  readonly language: string | null;
  readonly wantsEmails: boolean;
  /** Until when they have seen what is said: all of the site, or the thread that they answered, resolved or reopened. */
  readonly seenAt: number;
}

/**
 * Everybody who works on a site, as readers of one of its threads, in the order that keeps two transactions from waiting
 * for each other.
 */
export async function recipientsOf(
  db: Kysely<Schema>,
  { siteId, threadId }: { readonly siteId: number; readonly threadId: string },
): Promise<Recipient[]> {
  const rows = await db
    .selectFrom("siteMembers")
    .innerJoin("users", "users.id", "siteMembers.userId")
    .leftJoin("accountPreferences", "accountPreferences.userId", "users.id")
    .leftJoin("commentReads", (join) =>
      join
        .onRef("commentReads.readerId", "=", "users.id")
        .onRef("commentReads.siteId", "=", "siteMembers.siteId"),
    )
    .leftJoin("commentThreadReads", (join) =>
      join
        .onRef("commentThreadReads.readerId", "=", "users.id")
        .onRef("commentThreadReads.siteId", "=", "siteMembers.siteId")
        .on("commentThreadReads.threadId", "=", threadId),
    )
    .select([
      "users.id",
      "users.email",
      "users.name",
      "accountPreferences.language",
      "accountPreferences.commentEmails",
      "commentReads.seenAt",
      "commentThreadReads.seenAt as threadSeenAt",
    ])
    .where("siteMembers.siteId", "=", siteId)
    .orderBy("users.id")
    .execute();
  return rows.map(({ id, email, name, language, commentEmails, seenAt, threadSeenAt }) => ({
    id,
    email,
    shown: shownName({ name, email }),
    language,
    // the account of a first start has no mailbox
    wantsEmails: commentEmails !== 0 && email !== firstOwnerEmail,
    seenAt: Math.max(Number(seenAt ?? 0), Number(threadSeenAt ?? 0)),
  }));
}

/** A comment that an email tells of, and why. */
export interface ToldComment extends ThreadComment {
  readonly isMention: boolean;
}

/** What of a thread somebody is told of: what mentions them, or answers where they took part, and they haven't seen. */
export function concerns(
  { id, shown, seenAt, wantsEmails }: Recipient,
  {
    all,
    untold,
    members,
  }: {
    readonly all: readonly ThreadComment[];
    readonly untold: readonly ThreadComment[];
    readonly members: readonly Recipient[];
  },
): ToldComment[] {
  if (!wantsEmails) return [];
  const names = members.map((member) => member.shown);
  const own = all.findIndex(({ authorId }) => authorId === id);
  return untold.flatMap((comment) => {
    if (comment.authorId === id || comment.createdAt <= seenAt) return [];
    const parts = commentParts(comment.text, names);
    const isMention = parts.some((part) => part.isMention && part.text === `@${shown}`);
    const isReply = own !== -1 && own < all.indexOf(comment);
    return isMention || isReply ? [{ ...comment, isMention }] : [];
  });
}
