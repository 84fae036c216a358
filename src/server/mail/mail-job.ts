import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { OutboxTable } from "../db/outbox-tables.ts";
import { inSpan } from "../spans.ts";
import { FinalJobError, type JobAttempt, jobAttempt } from "../jobs/job-attempt.ts";
import type { JobHandlers } from "../jobs/jobs.ts";
import { type Deliver, type MailMessage, mailJobKind } from "./mail.ts";
import { mailRefusal } from "./mail-refusal.ts";

/** A process that sends one for longer has ended. */
const longestSendMs = 5 * 60_000;
/** Within two and a half days and some hours; mail servers give up after two to five. */
export const mailAttempts = 22;
const payloadSchema = z.object({ outboxId: z.number() });
const headersSchema = z.record(z.string(), z.string());

type OutboxRow = Selectable<OutboxTable>;
interface Where {
  database: Database;
  clock: Clock;
}

/** Says nothing of how many mails there are. Numbers are given again where a database is restored, moments aren't. */
function idOf({ id, createdAt, recipient }: OutboxRow): string {
  const row = JSON.stringify([id, Number(createdAt), recipient]);
  return createHash("sha256").update(row).digest("hex").slice(0, 32);
}

function messageOf({ recipient: to, subject, text, html, ...row }: OutboxRow): MailMessage {
  const headers = row.headers === null ? undefined : headersSchema.parse(JSON.parse(row.headers));
  return { to, subject, text, ...(html !== null && { html }), ...(headers && { headers }) };
}

/** Takes an email for an attempt; undefined where it has been sent, erased or held. */
function takeRow({ database, clock }: Where, id: number): Promise<OutboxRow | undefined> {
  return database.db
    .updateTable("outbox")
    .set({ sendingUntil: clock.now() + longestSendMs, failedAt: null, nextTryAt: null })
    .where("id", "=", id)
    .where("sentAt", "is", null)
    .where("isHeld", "=", 0)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Keeps the mail server’s words with the email. Throws what the queue needs to know, without anybody’s address; of one
 * that was erased meanwhile there is nothing to know, as nobody tries it again.
 */
async function noteFailure(
  { database, clock }: Where,
  { id, attempts }: OutboxRow,
  { error, retryInMs }: { error: unknown } & Pick<JobAttempt, "retryInMs">,
): Promise<void> {
  const { words, isFinal, code } = mailRefusal(error);
  const isOver = isFinal || retryInMs === undefined;
  const now = clock.now();
  const { numUpdatedRows } = await database.db
    .updateTable("outbox")
    .set({
      sendingUntil: null,
      attempts: attempts + 1,
      lastError: words,
      nextTryAt: isOver ? null : now + retryInMs,
      failedAt: isOver ? now : null,
    })
    .where("id", "=", id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const message = `Email ${id}: ${code}`;
  throw isFinal ? new FinalJobError(message) : new Error(message);
}

async function noteSent({ database, clock }: Where, row: OutboxRow): Promise<void> {
  await database.db
    .updateTable("outbox")
    .set({
      sendingUntil: null,
      sentAt: clock.now(),
      lastError: null,
      ...(row.isSecret === 1 && { text: "", html: null }),
      // it names who wrote
      ...(row.commentsOf !== null && { subject: "" }),
    })
    .where("id", "=", row.id)
    .execute();
}

/** The handler that sends what is stored. A mail that was sent already is not sent again. */
export function mailJobs(where: Where, deliver: Deliver | undefined): JobHandlers {
  if (!deliver) return {};
  return {
    async [mailJobKind](payload, { retryInMs } = jobAttempt(1, mailAttempts)) {
      const row = await takeRow(where, payloadSchema.parse(payload).outboxId);
      if (!row) return;
      try {
        const about = { name: "send email", kind: "client", attributes: {} } as const;
        await inSpan(about, () => deliver(messageOf(row), idOf(row)));
      } catch (error) {
        return noteFailure(where, row, { error, retryInMs });
      }
      await noteSent(where, row);
    },
  };
}
