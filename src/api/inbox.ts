import { z } from "zod";
import { emailLimit } from "./visitors/email-address.ts";
import { listQuerySchema } from "./sites.ts";

/** The lists of an inbox, as they stand in addresses: `sites/{id}/messages`. */
export const inboxLists = ["messages", "subscribers", "rsvps", "complaints"] as const;
export type InboxList = (typeof inboxLists)[number];

/** What every entry of an inbox tells. Times are ISO 8601 in UTC. */
const entrySchema = z.object({
  id: z.int(),
  /** When it was sent, the last time. */
  sentAt: z.string(),
  isRead: z.boolean(),
  /** Address of the page that it was sent from, where that is known. */
  page: z.string().nullable(),
  /** Code of the page's language. */
  language: z.string().nullable(),
  /** The release that the page was of, and its number within the site where it is still known. */
  release: z.string().nullable(),
  version: z.int().nullable(),
});

/** The marketing flag of the visitor's choice about cookies; null where none was stored (R7). */
const consentSchema = z.boolean().nullable();

const messageSchema = entrySchema.extend({
  name: z.string(),
  email: z.string(),
  message: z.string(),
  isCookieAccepted: consentSchema,
});

export const subscriberSchema = entrySchema.extend({
  email: z.string(),
  state: z.enum(["unconfirmed", "confirmed", "unsubscribed"]),
  /** When the state changed last. */
  changedAt: z.string(),
  isCookieAccepted: consentSchema,
});

const replySchema = entrySchema.extend({
  eventId: z.string(),
  /** In the site's primary language; null where the event is gone. */
  eventTitle: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  isAttending: z.boolean(),
  guests: z.int(),
  message: z.string(),
  isCookieAccepted: consentSchema,
});

/** A complaint as the site's owner sees it: never who made it. */
const complaintSchema = entrySchema.extend({ comment: z.string() });

/** An entry by the list that it stands in. */
export const inboxEntrySchemas = {
  messages: messageSchema,
  subscribers: subscriberSchema,
  rsvps: replySchema,
  complaints: complaintSchema,
} as const satisfies Record<InboxList, z.ZodType>;

export type InboxEntries = {
  readonly [List in InboxList]: z.infer<(typeof inboxEntrySchemas)[List]>;
};
export type InboxEntry = InboxEntries[InboxList];

/** `GET sites/{id}/messages?limit=&offset=&isUnread=`: newest first. */
export const inboxQuerySchema = listQuerySchema.extend({
  /** True: only what is unread. */
  isUnread: z.stringbool().default(false),
});
export type InboxQuery = z.infer<typeof inboxQuerySchema>;

/** `GET sites/{id}/messages.csv?language=`: the language of its headings, and how spreadsheets of that language separate. */
export const csvQuerySchema = z.object({ language: z.enum(["en", "ru"]).default("en") });
export type CsvLanguage = z.infer<typeof csvQuerySchema>["language"];

/** The body of `PATCH sites/{id}/messages/{entry}`. */
export const entryChangeSchema = z.object({
  isRead: z.boolean().optional(),
  /** False takes an entry out of the trash. */
  isTrashed: z.literal(false).optional(),
});
export type EntryChange = z.infer<typeof entryChangeSchema>;

/** The body of `PATCH sites/{id}/complaints/{entry}`: complaints are never in the trash. */
export const complaintChangeSchema = entryChangeSchema.pick({ isRead: true });

/** The body of `PATCH sites/{id}/messages`: all that was sent until a time has been read. */
export const listChangeSchema = z.object({
  isRead: z.literal(true),
  until: z.iso.datetime(),
});
export type ListChange = z.infer<typeof listChangeSchema>;

const listCountSchema = z.object({ total: z.int(), unread: z.int() });

/** The answer of `GET sites/{id}/inbox`: how much there is of each list. */
export const inboxCountsSchema = z.object({
  messages: listCountSchema,
  subscribers: listCountSchema,
  rsvps: listCountSchema,
  complaints: listCountSchema,
});
export type InboxCounts = z.infer<typeof inboxCountsSchema>;

/** The body of `POST sites/{id}/erasures`: who is to be forgotten. */
export const erasureSchema = z.object({ email: z.string().trim().min(3).max(emailLimit) });

/** The answer of `POST sites/{id}/erasures`: how much of that address was erased. */
export const erasedSchema = z.object({
  messages: z.int(),
  subscribers: z.int(),
  rsvps: z.int(),
});
export type Erased = z.infer<typeof erasedSchema>;
