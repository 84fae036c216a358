import { z } from "zod";
import { subscriberSchema } from "#/api/inbox.ts";
import { seatsOf } from "#/api/visitors/event-state.ts";
import { checkForm } from "#/api/visitors/check-form.ts";
import { type VisitorForm, formRules } from "#/api/visitors/form-rules.ts";
import { idSchema } from "#/site/id.ts";
import { languageCodeSchema } from "#/site/language-code.ts";
import type { VisitorList } from "./about-archive.ts";

/** What visitors sent to the site that an archive is of, as rows of the new one. */
export interface BroughtEntry {
  readonly kind: VisitorForm;
  readonly email: string;
  readonly body: string;
  readonly topic: string | null;
  readonly state: string | null;
  readonly seats: number | null;
  readonly language: string | null;
  readonly page: string | null;
  readonly release: string | null;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly sentAt: number;
  readonly readAt: number | null;
  /** Nobody is emailed about it again. */
  readonly noticedAt: number;
}

const entrySchema = z.object({
  sentAt: z.iso.datetime(),
  isRead: z.boolean(),
  isCookieAccepted: z.boolean().nullable(),
});
const subscriptionSchema = z.object({
  changedAt: z.iso.datetime(),
  state: subscriberSchema.shape.state,
});
const replySchema = z.object({
  eventId: idSchema,
  isAttending: z.boolean(),
  /** Exports of before have none. */
  wantsNewsletter: z.boolean().default(false),
});

/** Of little weight: an entry without it is as good. */
const pageSchema = z.url({ protocol: /^https?$/ }).max(2_000);
const releaseSchema = z.string().regex(/^[0-9a-f]{16}$/);

function orNull<Value>(
  schema: { safeParse(value: unknown): { data?: Value | undefined } },
  value: unknown,
): Value | null {
  return schema.safeParse(value).data ?? null;
}

const forms = { messages: "contact", subscribers: "email", rsvps: "rsvp" } as const;

/** What an entry has that entries of other lists don't. */
interface Own {
  readonly typed: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly topic: string | null;
  readonly state: string | null;
  readonly changedAt: string | undefined;
}

function ownOf(list: VisitorList, entry: Readonly<Record<string, unknown>>): Own | undefined {
  const plain = { typed: entry, body: {}, state: null, changedAt: undefined };
  if (list === "messages") return { ...plain, topic: null };
  if (list === "subscribers") {
    const about = subscriptionSchema.safeParse(entry).data;
    return about && { ...plain, topic: "", ...about };
  }
  const about = replySchema.safeParse(entry).data;
  if (!about) return undefined;
  const { eventId, isAttending, wantsNewsletter } = about;
  const ticked = wantsNewsletter ? { newsletter: "yes" } : {};
  return {
    ...plain,
    typed: { ...entry, ...ticked, attending: isAttending ? "yes" : "no" },
    body: { eventId },
    topic: eventId,
  };
}

/** An entry of a list as a row, by the rules of its form; undefined where visitors couldn't have sent it. */
export function broughtEntry(
  list: VisitorList,
  value: unknown,
  now: number,
): BroughtEntry | undefined {
  const about = entrySchema.safeParse(value).data;
  const entry = z.record(z.string(), z.unknown()).safeParse(value).data;
  const own = entry && ownOf(list, entry);
  if (!about || !own) return undefined;
  const form = forms[list];
  const { values, problems } = checkForm(formRules[form], own.typed);
  const sentAt = Date.parse(about.sentAt);
  if (Object.keys(problems).length > 0 || sentAt < 0 || sentAt > now) return undefined;
  const { isCookieAccepted } = about;
  const consent = isCookieAccepted === null ? {} : { isCookieAccepted };
  const guests = values["guests"] === undefined ? {} : { guests: Number(values["guests"]) };
  return {
    kind: form,
    email: (values["email"] ?? "").toLowerCase(),
    body: JSON.stringify({ ...values, ...guests, ...own.body, ...consent }),
    topic: own.topic,
    state: own.state,
    seats: list === "rsvps" ? seatsOf(values["attending"], values["guests"]) : null,
    language: orNull(languageCodeSchema, entry["language"]),
    page: orNull(pageSchema, entry["page"]),
    release: orNull(releaseSchema, entry["release"]),
    createdAt: sentAt,
    updatedAt: Math.min(own.changedAt === undefined ? sentAt : Date.parse(own.changedAt), now),
    sentAt,
    readAt: about.isRead ? sentAt : null,
    noticedAt: now,
  };
}
