import { type Kysely, type Transaction } from "kysely";
import type { Dialect } from "../db/database.ts";
import { holdName } from "../db/hold-name.ts";
import type { Schema } from "../db/schema.ts";
import { FormRefusal } from "./form-refusal.ts";
import type { ReplyTarget } from "./submission.ts";
import { type SubmissionRow, findSame, insertRow, replaceRow } from "./submission-rows.ts";

interface ReplyOptions {
  transaction: Transaction<Schema>;
  dialect: Dialect;
  event: ReplyTarget;
  now: number;
}

/** Places that replies to an event take. */
export async function takenSeats(
  db: Kysely<Schema>,
  row: Pick<SubmissionRow, "siteId" | "topic">,
): Promise<number> {
  const { taken } = await db
    .selectFrom("submissions")
    .select((select) => select.fn.sum<number | null>("seats").as("taken"))
    .where("siteId", "=", row.siteId)
    .where("kind", "=", "rsvp")
    .where("topic", "=", row.topic)
    .where("trashedAt", "is", null)
    .executeTakeFirstOrThrow();
  return Number(taken ?? 0);
}

function fullRefusal(left: number): FormRefusal {
  return left > 0
    ? new FormRefusal("event-full", [{ field: "guests", words: "rsvpNotEnough", values: { left } }])
    : new FormRefusal("event-full", [{ words: "rsvpFull" }]);
}

/**
 * Adds a reply to an event, or puts it in place of an earlier one of the same address. One at a
 * time for an event, whichever process takes it, so that there are never more people than
 * places. Throws a `FormRefusal`.
 */
export async function addReply(
  { transaction, dialect, event, now }: ReplyOptions,
  row: SubmissionRow,
): Promise<number | undefined> {
  if (now >= event.endsAt) throw new FormRefusal("event-closed", [{ words: "rsvpClosed" }]);
  await holdName(transaction, dialect, `${row.siteId} ${event.id}`);
  const same = await findSame(transaction, row);
  const seats = row.seats ?? 0;
  const own = same && same.trashedAt === null ? (same.seats ?? 0) : 0;
  if (event.capacity !== null && seats > 0) {
    const left = event.capacity - (await takenSeats(transaction, row)) + own;
    if (seats > left) throw fullRefusal(left);
  }
  return same ? replaceRow(transaction, same.id, row) : insertRow(transaction, row);
}
