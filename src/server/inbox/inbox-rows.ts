import { type Kysely, type Selectable, sql } from "kysely";
import { z } from "zod";
import { type InboxEntries, type InboxList, subscriberSchema } from "#/api/inbox.ts";
import type { VisitorForm } from "#/api/visitors/form-rules.ts";
import { eventSchema } from "#/site/event.ts";
import { idSchema } from "#/site/id.ts";
import { siteLanguageSchema } from "#/site/site-language-schema.ts";
import { primaryLanguage } from "#/site/language.ts";
import { readText } from "#/site/localized-text.ts";
import type { Schema } from "../db/schema.ts";
import type { SubmissionsTable } from "../db/visitor-tables.ts";

/** The form that fills a list. */
export const listForms = {
  messages: "contact",
  subscribers: "email",
  rsvps: "rsvp",
  complaints: "compliance",
} as const satisfies Record<InboxList, VisitorForm>;

export type SubmissionRow = Selectable<SubmissionsTable>;

/** What entries tell besides their rows. */
interface EntryReferences {
  /** Numbers of releases by the names that pages know them by. */
  versions: ReadonlyMap<string, number>;
  /** Titles of events by their ids. */
  events: ReadonlyMap<string, string>;
}

const bodySchema = z.object({
  name: z.string().default(""),
  email: z.string().default(""),
  message: z.string().default(""),
  comment: z.string().default(""),
  attending: z.string().default(""),
  guests: z.coerce.number().default(0),
  newsletter: z.string().default(""),
  isCookieAccepted: z.boolean().nullable().default(null),
});

const siteSchema = z.object({
  languages: z.array(siteLanguageSchema),
  events: z.array(z.object({ id: idSchema, title: eventSchema.shape.title })),
});

/** Characters of a manifest's hash that name a release to its pages. */
const releaseLength = 16;

async function versionsOf(
  db: Kysely<Schema>,
  siteId: number,
  rows: readonly SubmissionRow[],
): Promise<Map<string, number>> {
  const names = [...new Set(rows.flatMap(({ release }) => release ?? []))];
  if (names.length === 0) return new Map();
  const name = sql<string>`substr("manifestHash", 1, ${sql.lit(releaseLength)})`;
  const releases = await db
    .selectFrom("releases")
    .select(["number", name.as("name")])
    .where("siteId", "=", siteId)
    .where(name, "in", names)
    .orderBy("number")
    .execute();
  return new Map(releases.map((release) => [release.name, release.number]));
}

async function eventsOf(db: Kysely<Schema>, siteId: number): Promise<Map<string, string>> {
  const record = await db
    .selectFrom("records")
    .select("body")
    .where("siteId", "=", siteId)
    .where("key", "=", "site")
    .executeTakeFirst();
  if (!record) return new Map();
  const { languages, events } = siteSchema.parse(JSON.parse(record.body));
  const language = primaryLanguage(languages);
  return new Map(events.map(({ id, title }) => [id, readText(title, language, language)]));
}

function iso(time: number): string {
  return new Date(time).toISOString();
}

function entryOf(row: SubmissionRow, { versions }: EntryReferences) {
  const { id, page, language, release } = row;
  return {
    id,
    sentAt: iso(row.sentAt ?? row.createdAt),
    isRead: row.readAt !== null,
    page,
    language,
    release,
    version: versions.get(release ?? "") ?? null,
  };
}

function read(row: SubmissionRow) {
  return bodySchema.parse(JSON.parse(row.body));
}

const toEntry: {
  [List in InboxList]: (row: SubmissionRow, references: EntryReferences) => InboxEntries[List];
} = {
  messages(row, references) {
    const { name, email, message, isCookieAccepted } = read(row);
    return { ...entryOf(row, references), name, email, message, isCookieAccepted };
  },
  subscribers(row, references) {
    const { email, isCookieAccepted } = read(row);
    const state = subscriberSchema.shape.state.parse(row.state);
    const changedAt = iso(row.updatedAt ?? row.createdAt);
    return { ...entryOf(row, references), email, state, changedAt, isCookieAccepted };
  },
  rsvps(row, references) {
    const { attending, newsletter, ...said } = read(row);
    const eventId = row.topic ?? "";
    return {
      ...entryOf(row, references),
      eventId,
      eventTitle: references.events.get(eventId) ?? null,
      name: said.name,
      email: said.email,
      isAttending: attending === "yes",
      guests: said.guests,
      message: said.message,
      wantsNewsletter: newsletter === "yes",
      isCookieAccepted: said.isCookieAccepted,
    };
  },
  // Who complained is between them and the operator.
  complaints: (row, references) => ({ ...entryOf(row, references), comment: read(row).comment }),
};

/** Rows of one list of a site as the entries that its owner sees. */
export async function toEntries<List extends InboxList>(
  db: Kysely<Schema>,
  { siteId, list }: { siteId: number; list: List },
  rows: readonly SubmissionRow[],
): Promise<InboxEntries[List][]> {
  const references: EntryReferences = {
    versions: await versionsOf(db, siteId, rows),
    events: list === "rsvps" && rows.length > 0 ? await eventsOf(db, siteId) : new Map(),
  };
  return rows.map((row) => toEntry[list](row, references));
}
