import type { ExpressionBuilder, ExpressionWrapper, SqlBool, Transaction } from "kysely";
import { tokenHash } from "../auth/tokens.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import type { Commenter } from "./commenter.ts";

/** Before the id of a link to look; also the start of what signs all guests (`isGuest`). */
const mark = "guest-preview-";

/** Of a site's threads those may begin so many who look by one link, and by all together: the team keeps the rest. */
const mostThreads = { link: 100, site: 250 } as const;

/** What signs all comments by a link to look. */
function previewSignature(link: number): string {
  return mark + String(link);
}

/** Somebody who looks by a link, under the name that they gave. They are the same as long as their session is. */
export function previewGuest(link: number, session: string, name: string): Commenter {
  const signature = previewSignature(link);
  const id = `${signature}-${tokenHash(`${link} ${session}`).slice(0, 16)}`;
  return { id, signature, name };
}

/** The id of a thread for a comment by a link (`words`): what is sent again is the same one, and other words are another. */
export function previewThread(link: number, words: object): string {
  return `g${tokenHash(JSON.stringify([link, words])).slice(0, 31)}`;
}

/** The link by which a comment came; undefined where its author works on the site. */
export function previewLinkOf(author: string): number | undefined {
  const id = /^guest-preview-(\d{1,15})-/.exec(author)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** Whether the author of a comment only looked at the site: their name is what they typed. */
export function isPreviewGuest(author: string): boolean {
  return author.startsWith(mark);
}

/** The same of stored comments. */
export function byPreview(
  where: ExpressionBuilder<Schema, "comments">,
): ExpressionWrapper<Schema, "comments", SqlBool> {
  return where("authorId", "like", `${mark}%`);
}

/** @throws AppError `too-many-requests` where as many are there as those may begin who look at the site, which is held */
export async function expectRoomForGuests(
  transaction: Transaction<Schema>,
  siteId: number,
  { signature }: Commenter,
): Promise<void> {
  const threads = await transaction
    .selectFrom("comments")
    .select(["threadId", "authorId"])
    .where("siteId", "=", siteId)
    .where(byPreview)
    .execute();
  const ofLink = threads.filter(({ authorId }) => authorId.startsWith(`${signature}-`));
  if (threads.length >= mostThreads.site || ofLink.length >= mostThreads.link)
    throw new AppError("too-many-requests", {
      message: "This site has as many comments by links as it may have. Delete some first.",
    });
}
