import type { Generated } from "kysely";

/** Every mail that was ever to be sent. Without SMTP_URL it rests here for the operator to read. */
export interface OutboxTable {
  id: Generated<number>;
  recipient: string;
  subject: string;
  text: string;
  html: string | null;
  /** JSON of more headers, by name. */
  headers: string | null;
  /** What a visitor sent and it tells of: both are erased together. */
  submissionId: number | null;
  /** The site whose comments it carries: it goes with that. */
  commentsOf: Generated<number | null>;
  /** 1: its words let somebody in, and are forgotten once it is sent. */
  isSecret: Generated<number>;
  createdAt: number;
  sentAt: number | null;
  /** While it is being sent; a process that died lets go of it by this time passing. */
  sendingUntil: Generated<number | null>;
  /** 1: no attempt begins any more; it is written anew unless the one that runs sends it. */
  isHeld: Generated<number>;
  /** How often sending it has failed. */
  attempts: Generated<number>;
  /** What the mail server said last, in its words. */
  lastError: Generated<string | null>;
  nextTryAt: Generated<number | null>;
  /** Set when it is not tried any more. */
  failedAt: Generated<number | null>;
}

/** Whose comments an email carries: it goes with their account. */
export interface OutboxAuthorsTable {
  outboxId: number;
  authorId: string;
}

/** What an email about comments tells whom: it is written anew, or erased, while it waits. */
export interface OutboxThreadsTable {
  outboxId: number;
  threadId: string;
  /** The account that it goes to. */
  readerId: string;
  /** The comments that were marked as told then. */
  toldAt: number;
}
