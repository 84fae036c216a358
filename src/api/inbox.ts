import * as z from "zod/mini";
import { languageCodeSchema } from "#/site/language-code.ts";
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
  page: z.nullable(z.string()),
  /** Code of the page's language. */
  language: z.nullable(z.string()),
  /** The release that the page was of, and its number within the site where it is still known. */
  release: z.nullable(z.string()),
  version: z.nullable(z.int()),
});

/** The marketing flag of the visitor's choice about cookies; null where none was stored (R7). */
const consentSchema = z.nullable(z.boolean());

const messageSchema = z.extend(entrySchema, {
  name: z.string(),
  email: z.string(),
  message: z.string(),
  isCookieAccepted: consentSchema,
});

export const subscriberSchema = z.extend(entrySchema, {
  email: z.string(),
  state: z.enum(["unconfirmed", "confirmed", "unsubscribed"]),
  /** When the state changed last. */
  changedAt: z.string(),
  isCookieAccepted: consentSchema,
});

const replySchema = z.extend(entrySchema, {
  eventId: z.string(),
  /** In the site's primary language; null where the event is gone. */
  eventTitle: z.nullable(z.string()),
  name: z.string(),
  email: z.string(),
  isAttending: z.boolean(),
  guests: z.int(),
  message: z.string(),
  /** Asked for the newsletter too; the subscription itself is a subscriber's. */
  wantsNewsletter: z.boolean(),
  isCookieAccepted: consentSchema,
});

/** A complaint as the site's owner sees it: never who made it. */
const complaintSchema = z.extend(entrySchema, { comment: z.string() });

/** An entry by the list that it stands in. */
export const inboxEntrySchemas = {
  messages: messageSchema,
  subscribers: subscriberSchema,
  rsvps: replySchema,
  complaints: complaintSchema,
} as const satisfies Record<InboxList, z.ZodMiniType>;

export type InboxEntries = {
  readonly [List in InboxList]: z.infer<(typeof inboxEntrySchemas)[List]>;
};
export type InboxEntry = InboxEntries[InboxList];

/** `GET sites/{id}/messages?limit=&offset=&isUnread=`: newest first. */
export const inboxQuerySchema = z.extend(listQuerySchema, {
  /** True: only what is unread. */
  isUnread: z._default(z.stringbool(), false),
});
export type InboxQuery = z.infer<typeof inboxQuerySchema>;

/** `GET sites/{id}/messages.csv?language=`: the language of its headings, and how spreadsheets of that language separate. */
export const csvQuerySchema = z.object({ language: z._default(languageCodeSchema, "en") });

/** The body of `PATCH sites/{id}/messages/{entry}`. */
export const entryChangeSchema = z.object({
  isRead: z.optional(z.boolean()),
  /** False takes an entry out of the trash. */
  isTrashed: z.optional(z.literal(false)),
});
export type EntryChange = z.infer<typeof entryChangeSchema>;

/** The body of `PATCH sites/{id}/complaints/{entry}`: complaints are never in the trash. */
export const complaintChangeSchema = z.pick(entryChangeSchema, { isRead: true });

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
export const erasureSchema = z.object({
  email: z.string().check(z.trim(), z.minLength(3), z.maxLength(emailLimit)),
});

/** The answer of `POST sites/{id}/erasures`: how much of that address was erased. */
export const erasedSchema = z.object({
  messages: z.int(),
  subscribers: z.int(),
  rsvps: z.int(),
});
export type Erased = z.infer<typeof erasedSchema>;
