import type { Generated } from "kysely";

/** What visitors sent: subscriptions, messages, replies to events and complaints. */
export interface SubmissionsTable {
  id: Generated<number>;
  siteId: number;
  /** `email`, `contact`, `rsvp` or `compliance`: the form. */
  kind: string;
  /** In small letters; `body` has it as it was typed. */
  email: string;
  /** JSON of the accepted payload. */
  body: string;
  language: string | null;
  createdAt: number;
  readAt: number | null;
  /** What an address can say only once on a site: `""`, or the event of a reply. Null for messages. */
  topic: string | null;
  /** Of a subscription: `unconfirmed`, `confirmed` or `unsubscribed`. */
  state: string | null;
  /** Address of the page that it was sent from, where that is known. */
  page: string | null;
  /** The release that the page was of. */
  release: string | null;
  /** Places that a reply takes. */
  seats: number | null;
  updatedAt: number | null;
  /** When it was sent, the last time: what a later one took the place of is not kept. */
  sentAt: number | null;
  /** When the owner threw it away; a day later it is gone. */
  trashedAt: number | null;
  /** When mail about it was put into the outbox. */
  noticedAt: number | null;
  /** Of a complaint: the email that thanked for it, which may be gone by now; 0: none was sent; null: nobody noted it. */
  receiptId: Generated<number | null>;
}

/** What visitors chose about cookies: nothing that says who they were. */
export interface ConsentsTable {
  siteId: number;
  /** Made up by the browser for one choice. */
  choiceId: string;
  /** `simple` or `gdpr`: the banner. */
  variant: string;
  /** Names the wording that was shown. */
  textVersion: string;
  language: string;
  /** JSON of the flags. */
  choice: string;
  createdAt: number;
}
