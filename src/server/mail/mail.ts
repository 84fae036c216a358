import { createHash } from "node:crypto";
import type { Kysely, Selectable, Transaction } from "kysely";
import { z } from "zod";
import { cleanText } from "#/lib/clean-text.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { OutboxTable, Schema } from "../db/schema.ts";
import type { JobHandlers, Jobs } from "../jobs/jobs.ts";

/** One mail to one person. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** More headers by name, such as Reply-To; line breaks in them become spaces. */
  headers?: Readonly<Record<string, string>>;
  /** Id of what a visitor sent and it tells of: it is erased with that. */
  submissionId?: number;
  /** Whose words of a site's comments it carries: it is erased with either, and forgotten once it is sent. */
  comments?: {
    siteId: number;
    threadId: string;
    readerId: string;
    toldAt: number;
    authorIds: readonly string[];
  };
  /** It holds a link that lets somebody in: its words are forgotten once it is sent. */
  isSecret?: boolean;
}

export interface Mail {
  /** Stores a mail; in a transaction it is stored exactly when the rest is. Sending comes after. */
  send(message: MailMessage, transaction?: Transaction<Schema>): Promise<void>;
}

/**
 * Hands one mail to whoever delivers it. The id names it, the same whenever it is tried: a process may end between
 * sending it and noting that.
 */
export type Deliver = (message: MailMessage, id: string) => Promise<void>;

const jobKind = "mail.send";
/** A process that sends one for longer has ended. */
const longestSendMs = 5 * 60_000;
const payloadSchema = z.object({ outboxId: z.number() });
const headersSchema = z.record(z.string(), z.string());

/** Line breaks in a header start another header. */
function oneLine(value: string): string {
  return cleanText(value)
    .replaceAll(/\p{Cc}+/gu, " ")
    .trim();
}

function headersJson(headers: MailMessage["headers"]): string | null {
  if (headers === undefined) return null;
  const clean = Object.entries(headers).map(([name, value]) => [name, oneLine(value)] as const);
  return JSON.stringify(Object.fromEntries(clean));
}

/** Says nothing of how many mails there are. Numbers are given again where a database is restored, moments aren't. */
function idOf({ id, createdAt, recipient }: Selectable<OutboxTable>): string {
  const row = JSON.stringify([id, Number(createdAt), recipient]);
  return createHash("sha256").update(row).digest("hex").slice(0, 32);
}

/** Notes what an email about comments tells whom, and whose words it carries. */
async function addTies(
  db: Kysely<Schema>,
  outboxId: number,
  { threadId, readerId, toldAt, authorIds }: NonNullable<MailMessage["comments"]>,
): Promise<void> {
  const authors = [...new Set(authorIds)].map((authorId) => ({ outboxId, authorId }));
  await db.insertInto("outboxAuthors").values(authors).execute();
  await db.insertInto("outboxThreads").values({ outboxId, threadId, readerId, toldAt }).execute();
}

interface MailOptions {
  database: Database;
  clock: Clock;
  jobs: Pick<Jobs, "add">;
  /** False: mail rests in the outbox for the operator to read. */
  delivers: boolean;
}

/** Mail that is stored first and sent from the store. */
export function createMail({ database, clock, jobs, delivers }: MailOptions): Mail {
  return {
    async send(
      { to, subject, text, html, headers, submissionId, comments, isSecret },
      transaction,
    ) {
      const db = transaction ?? database.db;
      const { id } = await db
        .insertInto("outbox")
        .values({
          recipient: oneLine(to),
          subject: oneLine(subject),
          text: cleanText(text),
          html: html === undefined ? null : cleanText(html),
          headers: headersJson(headers),
          submissionId: submissionId ?? null,
          commentsOf: comments?.siteId ?? null,
          isSecret: isSecret === true ? 1 : 0,
          createdAt: clock.now(),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      if (comments) await addTies(db, id, comments);
      if (delivers) await jobs.add({ kind: jobKind, payload: { outboxId: id } }, transaction);
    },
  };
}

/** The handler that sends what is stored. A mail that was sent already is not sent again. */
export function mailJobs(
  { database, clock }: { database: Database; clock: Clock },
  deliver: Deliver | undefined,
): JobHandlers {
  if (!deliver) return {};
  return {
    async [jobKind](payload) {
      const { outboxId } = payloadSchema.parse(payload);
      const row = await database.db
        .updateTable("outbox")
        .set({ sendingUntil: clock.now() + longestSendMs })
        .where("id", "=", outboxId)
        .where("sentAt", "is", null)
        .where("isHeld", "=", 0)
        .returningAll()
        .executeTakeFirst();
      if (!row) return;
      const { recipient: to, subject, text, html } = row;
      const headers = row.headers === null ? undefined : JSON.parse(row.headers);
      const message = {
        to,
        subject,
        text,
        ...(html === null ? {} : { html }),
        ...(headers === undefined ? {} : { headers: headersSchema.parse(headers) }),
      };
      try {
        await deliver(message, idOf(row));
      } catch (error) {
        await database.db
          .updateTable("outbox")
          .set({ sendingUntil: null })
          .where("id", "=", outboxId)
          .execute();
        throw error;
      }
      await database.db
        .updateTable("outbox")
        .set({
          sendingUntil: null,
          sentAt: clock.now(),
          ...(row.isSecret === 1 && { text: "", html: null }),
          // it names who wrote
          ...(row.commentsOf !== null && { subject: "" }),
        })
        .where("id", "=", outboxId)
        .execute();
    },
  };
}

/** How many milliseconds a mail server may keep silent. A mail that is given up is tried again. */
const patience = {
  dnsTimeout: 15_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 120_000,
} as const;

/** Delivers over SMTP. The sender is named by the app's own address; the URL may say other times of patience. */
export function smtpDelivery(smtpUrl: string, appOrigin: string): Deliver {
  const opened = import("nodemailer").then(({ createTransport }) =>
    createTransport(
      { ...patience, url: smtpUrl },
      { disableFileAccess: true, disableUrlAccess: true },
    ),
  );
  const { hostname } = new URL(appOrigin);
  const from = { name: "Vitrine", address: `noreply@${hostname}` };
  return async ({ to, subject, text, html, headers }, id) => {
    const transport = await opened;
    await transport.sendMail({
      from,
      messageId: `<${id}@${hostname}>`,
      to: { name: "", address: to },
      subject,
      text,
      ...(html === undefined ? {} : { html }),
      ...(headers === undefined ? {} : { headers }),
    });
  };
}
