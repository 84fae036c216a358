import type { Kysely, SelectQueryBuilder } from "kysely";
import type { OutboxMail, OutboxStatus } from "#/api/operator.ts";
import type { Schema } from "../db/schema.ts";

interface OutboxQuery {
  limit: number;
  offset: number;
  /** Undefined: of every status. */
  status?: OutboxStatus | undefined;
}

type Rows<Found> = SelectQueryBuilder<Schema, "outbox", Found>;

function only<Found>(rows: Rows<Found>, status: OutboxStatus | undefined): Rows<Found> {
  if (status === undefined) return rows;
  if (status === "sent") return rows.where("sentAt", "is not", null);
  const unsent = rows.where("sentAt", "is", null);
  if (status === "failed") return unsent.where("failedAt", "is not", null);
  return unsent
    .where("failedAt", "is", null)
    .where("attempts", status === "waiting" ? "=" : ">", 0);
}

function iso(time: number | null): string | null {
  return time === null ? null : new Date(Number(time)).toISOString();
}

/** Emails of the installation, newest first, with what has become of each, and how many there are. */
export async function readOutbox(
  db: Kysely<Schema>,
  { limit, offset, status }: OutboxQuery,
): Promise<{ mails: OutboxMail[]; total: number }> {
  const rows = await only(db.selectFrom("outbox"), status)
    .select(["id", "recipient as to", "subject", "text", "createdAt", "sentAt"])
    .select(["attempts", "lastError", "nextTryAt", "failedAt"])
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await only(db.selectFrom("outbox"), status)
    .select((select) => select.fn.countAll().as("total"))
    .executeTakeFirstOrThrow();
  const mails = rows.map(({ createdAt, sentAt, failedAt, nextTryAt, ...mail }) => ({
    ...mail,
    createdAt: new Date(Number(createdAt)).toISOString(),
    sentAt: iso(sentAt),
    failedAt: iso(failedAt),
    nextTryAt: iso(nextTryAt),
    status: statusOf({ sentAt, failedAt, attempts: mail.attempts }),
  }));
  return { mails, total: Number(total) };
}

function statusOf({
  sentAt,
  failedAt,
  attempts,
}: {
  sentAt: number | null;
  failedAt: number | null;
  attempts: number;
}): OutboxStatus {
  if (sentAt !== null) return "sent";
  if (failedAt !== null) return "failed";
  return attempts === 0 ? "waiting" : "retrying";
}
