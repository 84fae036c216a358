import type { Kysely } from "kysely";
import { z } from "zod";
import type { NoticeFailure } from "#/api/notice-failure.ts";
import type { Schema } from "../db/schema.ts";
import { toldRefusal } from "../mail/mail-refusal.ts";

const siteSchema = z.object({ settings: z.object({ email: z.string() }) });

/** What became of the last email about what visitors sent to a site’s present address; undefined where all is well. */
export async function readNoticeFailure(
  db: Kysely<Schema>,
  siteId: number,
): Promise<NoticeFailure | undefined> {
  const record = await db
    .selectFrom("records")
    .select("body")
    .where("siteId", "=", siteId)
    .where("key", "=", "site")
    .executeTakeFirstOrThrow();
  const { email } = siteSchema.parse(JSON.parse(record.body)).settings;
  if (email === "") return undefined;
  const last = await db
    .selectFrom("outbox")
    .innerJoin("submissions", "submissions.id", "outbox.submissionId")
    .select(["outbox.attempts", "outbox.lastError", "outbox.failedAt", "outbox.sentAt"])
    .where("outbox.recipient", "=", email)
    .where("submissions.siteId", "=", siteId)
    .orderBy("outbox.id", "desc")
    .executeTakeFirst();
  if (!last || last.sentAt !== null || last.attempts === 0) return undefined;
  const { lastError, failedAt } = last;
  return {
    email,
    reason: toldRefusal(lastError),
    failedAt: failedAt === null ? null : new Date(Number(failedAt)).toISOString(),
  };
}
