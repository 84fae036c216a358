import { createHmac } from "node:crypto";
import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { JobHandlers } from "../jobs/jobs.ts";
import { type Outgoing, SendOutError } from "../outgoing/send-out.ts";
import { webhookKind } from "./webhook-kind.ts";

const payloadSchema = z.object({ submissionId: z.number(), sentAt: z.number() });
const bodySchema = z.record(z.string(), z.unknown());

/** An address that failed is left alone for so long, whatever waits for it. */
const restMs = 60_000;

interface DeliveryOptions {
  database: Database;
  clock: Clock;
  outgoing: Pick<Outgoing, "post">;
}

/** Names the sender: `v1=` and the HMAC of the timestamp, a full stop and the body. */
export function signatureOf(secret: string, timestamp: string, body: string): string {
  return `v1=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`;
}

/** Reports what visitors sent; what fails is tried again by the jobs' own rules. */
export function webhookJobs({ database, clock, outgoing }: DeliveryOptions): JobHandlers {
  const { db } = database;

  function load(id: number) {
    return db
      .selectFrom("submissions")
      .innerJoin("webhooks", "webhooks.siteId", "submissions.siteId")
      .select(["submissions.id", "submissions.siteId", "kind", "body", "language", "page"])
      .select(["submissions.createdAt", "url", "secret", "failedAt"])
      .where("submissions.id", "=", id)
      .where("submissions.trashedAt", "is", null)
      .executeTakeFirst();
  }
  type Row = NonNullable<Awaited<ReturnType<typeof load>>>;

  function messageFor({ id, siteId, kind, language, page, secret, ...row }: Row, sentAt: number) {
    const body = JSON.stringify({
      type: kind,
      siteId,
      submissionId: id,
      sentAt: new Date(sentAt).toISOString(),
      language,
      page,
      data: bodySchema.parse(JSON.parse(row.body)),
    });
    const timestamp = String(Math.floor(clock.now() / 1_000));
    return {
      body,
      headers: {
        "content-type": "application/json",
        "user-agent": "Vitrine",
        // the same for every attempt, so that a receiver can tell repetitions
        "x-vitrine-delivery": `${id}-${sentAt}`,
        "x-vitrine-timestamp": timestamp,
        "x-vitrine-signature": signatureOf(secret, timestamp, body),
      },
    };
  }

  async function setFailed(siteId: number, failedAt: number | null): Promise<void> {
    await db.updateTable("webhooks").set({ failedAt }).where("siteId", "=", siteId).execute();
  }

  return {
    async [webhookKind](payload) {
      const { submissionId, sentAt } = payloadSchema.parse(payload);
      const row = await load(submissionId);
      if (!row) return;
      if (row.failedAt !== null && clock.now() < row.failedAt + restMs)
        throw new SendOutError("The address failed a moment ago.");
      try {
        const status = await outgoing.post(row.url, messageFor(row, sentAt));
        if (status < 200 || status > 299) throw new SendOutError(`The answer was ${status}.`);
      } catch (error) {
        await setFailed(row.siteId, clock.now());
        throw error;
      }
      if (row.failedAt !== null) await setFailed(row.siteId, null);
    },
  };
}
