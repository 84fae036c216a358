import type { Kysely, Transaction } from "kysely";
import { cleanText } from "#/lib/clean-text.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import type { Jobs } from "../jobs/jobs.ts";

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
  /** Stores a mail and answers its id in the outbox; in a transaction it is stored exactly when the rest is. Sending comes after. */
  send(message: MailMessage, transaction?: Transaction<Schema>): Promise<number>;
}

/**
 * Hands one mail to whoever delivers it. The id names it, the same whenever it is tried: a process may end between
 * sending it and noting that.
 */
export type Deliver = (message: MailMessage, id: string) => Promise<void>;

/** The job that sends an email. */
export const mailJobKind = "mail.send";

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
      if (delivers) await jobs.add({ kind: mailJobKind, payload: { outboxId: id } }, transaction);
      return id;
    },
  };
}
