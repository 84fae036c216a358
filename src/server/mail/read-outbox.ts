import { type Kysely, sql } from "kysely";
import type { OutboxMail, OutboxStatus } from "#/api/operator.ts";
import { countFound } from "../db/count-found.ts";
import type { Schema } from "../db/schema.ts";
import { mailJobKind } from "./mail.ts";

interface OutboxQuery {
  limit: number;
  offset: number;
  /** Undefined: of every status. */
  status?: OutboxStatus | undefined;
}

/** Of the first that holds. The job that sends an email is deleted once that is done, or when it is given up. */
const statusNow = sql<OutboxStatus>`case
  when "outbox"."sentAt" is not null then 'sent'
  when "jobs"."failedAt" is not null then 'failed'
  when "jobs"."id" is null and "outbox"."failedAt" is not null then 'failed'
  when "jobs"."id" is null then 'kept'
  when "outbox"."attempts" > 0 then 'retrying'
  else 'waiting' end`;

function selectMails(db: Kysely<Schema>, status: OutboxStatus | undefined) {
  return db
    .selectFrom("outbox")
    .leftJoin("jobs", (join) =>
      join
        .on("jobs.kind", "=", mailJobKind)
        .on(sql`"jobs"."payload"`, "=", sql`'{"outboxId":' || "outbox"."id" || '}'`),
    )
    .$if(status !== undefined, (query) => query.where(sql<boolean>`${statusNow} = ${status}`));
}

function iso(time: number | null): string | null {
  return time === null ? null : new Date(Number(time)).toISOString();
}

/** Emails of the installation, newest first, with what has become of each, and how many there are. */
export async function readOutbox(
  db: Kysely<Schema>,
  { limit, offset, status }: OutboxQuery,
): Promise<{ mails: OutboxMail[]; total: number }> {
  const rows = await selectMails(db, status)
    .select(["outbox.id", "recipient as to", "subject", "text", "outbox.createdAt", "sentAt"])
    .select(["outbox.attempts", "outbox.lastError", "nextTryAt", "outbox.failedAt"])
    .select(["jobs.id as jobId", statusNow.as("status")])
    .orderBy("outbox.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const total = await countFound(selectMails(db, status));
  const mails = rows.map(({ createdAt, sentAt, failedAt, nextTryAt, ...mail }) => ({
    ...mail,
    createdAt: new Date(Number(createdAt)).toISOString(),
    sentAt: iso(sentAt),
    failedAt: iso(failedAt),
    nextTryAt: iso(nextTryAt),
  }));
  return { mails, total };
}
