import type { Transaction } from "kysely";
import { z } from "zod";
import { inParts } from "../db/in-parts.ts";
import type { Schema } from "../db/schema.ts";
import type { Jobs } from "../jobs/jobs.ts";

export const commentEmailsJob = "comments.emails";

export const commentEmailsSchema = z.object({
  siteId: z.number(),
  threadId: z.string(),
  /** Who was not told yet, for whatever reason, and of what: the comments that were marked as told then. */
  late: z
    .object({
      toldAt: z.number(),
      to: z.array(z.string()),
      /** That was taken from their allowances before, for an email that wasn't sent. */
      isAllowed: z.boolean().optional(),
    })
    .optional(),
});
export type CommentEmailsPayload = z.infer<typeof commentEmailsSchema>;

/** The emails of a thread, or those to one account. */
type Wanted =
  | { readonly siteId: number; readonly threadId: string }
  | { readonly readerId: string };

/** Erases emails that wait for the mail server, and answers what they told whom. */
async function takeBackWaiting(
  transaction: Transaction<Schema>,
  wanted: Wanted,
): Promise<Required<CommentEmailsPayload>[]> {
  let query = transaction
    .selectFrom("outboxThreads")
    .innerJoin("outbox", "outbox.id", "outboxId")
    .select(["outboxId", "commentsOf", "threadId", "readerId", "toldAt"])
    .where("sentAt", "is", null);
  query =
    "readerId" in wanted
      ? query.where("readerId", "=", wanted.readerId)
      : query.where("commentsOf", "=", wanted.siteId).where("threadId", "=", wanted.threadId);
  const waiting = await query.execute();
  const erased = new Set<number>();
  for (const ids of inParts(waiting.map(({ outboxId }) => outboxId))) {
    const rows = await transaction
      .deleteFrom("outbox")
      .where("id", "in", ids)
      // it may have been sent in the meantime
      .where("sentAt", "is", null)
      .returning("id")
      .execute();
    for (const { id } of rows) erased.add(id);
  }
  return waiting.flatMap(({ outboxId, commentsOf, threadId, readerId, toldAt }) =>
    commentsOf !== null && erased.has(outboxId)
      ? [
          {
            siteId: commentsOf,
            threadId,
            late: { toldAt: Number(toldAt), to: [readerId], isAllowed: true },
          },
        ]
      : [],
  );
}

/**
 * Emails that wait for the mail server are written anew, of what is said by then and to where it goes by then. However
 * often they are, each is one of its reader's allowance.
 */
export async function writeWaitingAnew(
  transaction: Transaction<Schema>,
  jobs: Pick<Jobs, "add">,
  wanted: Wanted,
): Promise<void> {
  for (const payload of await takeBackWaiting(transaction, wanted))
    await jobs.add({ kind: commentEmailsJob, payload }, transaction);
}
