import type { Transaction } from "kysely";
import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { inParts } from "../db/in-parts.ts";
import type { Schema } from "../db/schema.ts";
import type { JobHandlers, Jobs } from "../jobs/jobs.ts";

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

const anewJob = "comments.emails-anew";

/** The emails of a thread, or those to one account. */
const wantedSchema = z.union([
  z.object({ siteId: z.number(), threadId: z.string() }),
  z.object({ readerId: z.string() }),
]);
type Wanted = z.infer<typeof wantedSchema>;

/** What is being sent is looked at again after so long: it was sent then, or is to be written anew. */
const lookAgainMs = 10_000;

interface TakenBack {
  /** What the emails that were erased told whom. */
  readonly erased: readonly Required<CommentEmailsPayload>[];
  /** Some are being sent just now: nobody tries them a second time. */
  readonly areBeingSent: boolean;
}

/** Erases emails that wait for the mail server. */
async function takeBackWaiting(
  transaction: Transaction<Schema>,
  wanted: Wanted,
  now: number,
): Promise<TakenBack> {
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
  let areBeingSent = false;
  for (const ids of inParts(waiting.map(({ outboxId }) => outboxId))) {
    const rows = await transaction
      .deleteFrom("outbox")
      .where("id", "in", ids)
      // it may have been sent in the meantime
      .where("sentAt", "is", null)
      .where((where) =>
        where.or([where("sendingUntil", "is", null), where("sendingUntil", "<=", now)]),
      )
      .returning("id")
      .execute();
    for (const { id } of rows) erased.add(id);
    const held = await transaction
      .updateTable("outbox")
      .set({ isHeld: 1 })
      .where("id", "in", ids)
      .where("sentAt", "is", null)
      .returning("id")
      .execute();
    areBeingSent ||= held.length > 0;
  }
  const told = waiting.flatMap(({ outboxId, commentsOf, threadId, readerId, toldAt }) =>
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
  return { erased: told, areBeingSent };
}

interface WritingAnew {
  readonly jobs: Pick<Jobs, "add">;
  readonly clock: Pick<Clock, "now">;
}

/**
 * Emails that wait for the mail server are written anew, of what is said by then and to where it goes by then. However
 * often they are, each is one of its reader's allowance. One that is being sent just now is let go, and written anew
 * only if the mail server didn't take it.
 */
export async function writeWaitingAnew(
  transaction: Transaction<Schema>,
  { jobs, clock }: WritingAnew,
  wanted: Wanted,
): Promise<void> {
  const now = clock.now();
  const { erased, areBeingSent } = await takeBackWaiting(transaction, wanted, now);
  for (const payload of erased) await jobs.add({ kind: commentEmailsJob, payload }, transaction);
  if (areBeingSent)
    await jobs.add({ kind: anewJob, payload: wanted, runAt: now + lookAgainMs }, transaction);
}

/** Looks again at what was being sent when its thread changed. */
export function anewJobs({ db }: Pick<Database, "db">, writing: WritingAnew): JobHandlers {
  return {
    [anewJob]: async (payload) => {
      const wanted = wantedSchema.parse(payload);
      await db
        .transaction()
        .execute((transaction) => writeWaitingAnew(transaction, writing, wanted));
    },
  };
}
