import { type Transaction } from "kysely";
import { seatsOf } from "#/api/visitors/event-state.ts";
import type { Schema } from "../db/schema.ts";
import type { Submission } from "./submission.ts";

/** What goes into the columns of a row. */
export function toRow(submission: Submission, now: number) {
  const { form, siteId, values, isCookieAccepted, event, language, page, release } = submission;
  const consent = isCookieAccepted === undefined ? {} : { isCookieAccepted };
  const guests = values["guests"] === undefined ? {} : { guests: Number(values["guests"]) };
  const eventId = event === undefined ? {} : { eventId: event.id };
  return {
    siteId,
    kind: form,
    email: (values["email"] ?? "").toLowerCase(),
    body: JSON.stringify({ ...values, ...guests, ...eventId, ...consent }),
    language,
    page: page ?? null,
    release,
    topic: form === "contact" ? null : (event?.id ?? ""),
    state: form === "email" ? "unconfirmed" : null,
    seats: form === "rsvp" ? seatsOf(values["attending"], values["guests"]) : null,
    createdAt: now,
    updatedAt: now,
    sentAt: now,
  };
}
export type SubmissionRow = ReturnType<typeof toRow>;

/** The row that one of this kind stands in place of, if it is there. */
export function findSame(
  transaction: Transaction<Schema>,
  { siteId, kind, topic, email }: SubmissionRow,
) {
  return transaction
    .selectFrom("submissions")
    .select(["id", "state", "seats", "trashedAt"])
    .where("siteId", "=", siteId)
    .where("kind", "=", kind)
    .where("topic", "=", topic)
    .where("email", "=", email)
    .executeTakeFirst();
}

/** Answers the id of the new row; undefined where the address has said this before. */
export async function insertRow(
  transaction: Transaction<Schema>,
  row: SubmissionRow,
): Promise<number | undefined> {
  const added = await transaction
    .insertInto("submissions")
    .values(row)
    .onConflict((conflict) => conflict.columns(["siteId", "kind", "topic", "email"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return added?.id;
}

/** Writes a row in place of an earlier one, unread and not yet written about; the time of the first stays. */
export async function replaceRow(
  transaction: Transaction<Schema>,
  id: number,
  row: SubmissionRow,
): Promise<number> {
  const { createdAt: _first, ...changes } = row;
  await transaction
    .updateTable("submissions")
    .set({ ...changes, readAt: null, trashedAt: null, noticedAt: null })
    .where("id", "=", id)
    .execute();
  return id;
}
