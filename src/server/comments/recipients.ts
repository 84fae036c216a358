import type { Kysely } from "kysely";
import { commentParts } from "#/api/mentions.ts";
import { firstOwnerEmail } from "../auth/accounts.ts";
import type { Schema } from "../db/schema.ts";
import { shownName } from "../http/shown-name.ts";
import { isPreviewGuest, previewLinkOf } from "./preview-guests.ts";

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

/** The account of a first start has no mailbox. */
function wantsEmails(row: { readonly email: string; readonly commentEmails: number | null }) {
  return row.commentEmails !== 0 && row.email !== firstOwnerEmail;
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
    wantsEmails: wantsEmails({ email, commentEmails }),
    seenAt: Math.max(Number(seenAt ?? 0), Number(threadSeenAt ?? 0)),
  }));
}

/** A comment that an email tells of, and why. */
export interface ToldComment extends ThreadComment {
  readonly isMention: boolean;
  /** Its author's name is what somebody typed who looks at the site by a link. */
  readonly isByPreview: boolean;
}

/** What an account is called that gets emails about comments; undefined where it wants none, or has no name. */
export async function toldName(db: Kysely<Schema>, accountId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("users")
    .leftJoin("accountPreferences", "accountPreferences.userId", "users.id")
    .select(["users.name", "users.email", "accountPreferences.commentEmails"])
    .where("users.id", "=", accountId)
    .executeTakeFirst();
  return row && wantsEmails(row) && row.name !== "" ? row.name : undefined;
}

/** Who made the link by which a thread was begun; undefined where somebody began it who works on the site. */
export async function sharerOf(
  db: Kysely<Schema>,
  [first]: readonly ThreadComment[],
): Promise<string | undefined> {
  const link = first && previewLinkOf(first.authorId);
  if (link === undefined) return undefined;
  const row = await db
    .selectFrom("siteLinks")
    .select("authorId")
    .where("id", "=", link)
    .executeTakeFirst();
  return row?.authorId;
}

/**
 * What of a thread somebody is told of, and hasn't seen: what mentions them, answers where they took part, or came by a
 * link to look that they made. Nobody mentions anybody through such a link.
 */
export function concerns(
  { id, shown, seenAt, wantsEmails }: Recipient,
  {
    all,
    untold,
    members,
    sharer,
  }: {
    readonly all: readonly ThreadComment[];
    readonly untold: readonly ThreadComment[];
    readonly members: readonly Recipient[];
    readonly sharer: string | undefined;
  },
): ToldComment[] {
  if (!wantsEmails) return [];
  const names = members.map((member) => member.shown);
  const own = all.findIndex(({ authorId }) => authorId === id);
  return untold.flatMap((comment) => {
    if (comment.authorId === id || comment.createdAt <= seenAt) return [];
    const isByPreview = isPreviewGuest(comment.authorId);
    const parts = isByPreview ? [] : commentParts(comment.text, names);
    const isMention = parts.some((part) => part.isMention && part.text === `@${shown}`);
    const isReply = own !== -1 && own < all.indexOf(comment);
    const isShared = isByPreview && sharer === id;
    return isMention || isReply || isShared ? [{ ...comment, isMention, isByPreview }] : [];
  });
}
