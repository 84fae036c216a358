import * as z from "zod/mini";
import { wordsSchema } from "#/site/name-schema.ts";
import { releaseSchema, siteChangesSchema } from "./publishing.ts";
import { timelineEventSchema } from "./timeline-events.ts";

/**
 * `GET sites/{id}/history?before=&limit=&event=`: entries of the timeline that end before a revision, newest first;
 * with `event`, of the last of them only what came before that one.
 */
export const historyQuerySchema = z.strictObject({
  event: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER))),
  before: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER))),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 30),
});
export type HistoryQuery = z.infer<typeof historyQuerySchema>;

/** One thing that somebody did: an operation, a batch, or what was written into one text in a row. */
const historyStepSchema = z.object({
  /** Of its last operation. */
  revision: z.int(),
  time: z.string(),
  author: z.string(),
  via: z.string(),
  /** How many operations it is. */
  count: z.int(),
  /** What it did, as `describeOperation` tells it. */
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  page: z.nullable(z.string()),
  section: z.nullable(z.string()),
});
export type HistoryStep = z.infer<typeof historyStepSchema>;

/** What was done without a long pause, newest first. */
const sittingSchema = z.object({
  kind: z.literal("sitting"),
  /** The revision before its first operation, and the one of its last. */
  from: z.int(),
  revision: z.int(),
  startedAt: z.string(),
  time: z.string(),
  /** Ids of accounts. */
  authors: z.array(z.string()),
  /** How many operations it is. */
  count: z.int(),
  /** Ids of the pages that were touched. */
  pages: z.array(z.string()),
  steps: z.array(historyStepSchema),
});
export type Sitting = z.infer<typeof sittingSchema>;

/** A release, at the time when it was published. */
const publishedSchema = z.extend(releaseSchema, {
  kind: z.literal("release"),
  time: z.string(),
  /** Its author had planned it. */
  isPlanned: z.optional(z.literal(true)),
});
export type ReleaseEntry = z.infer<typeof publishedSchema>;

const historyEntrySchema = z.discriminatedUnion("kind", [
  sittingSchema,
  publishedSchema,
  timelineEventSchema,
]);
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** An entry that the site can be looked at and restored from. */
export type PointEntry = Sitting | ReleaseEntry;

/** What somebody called the site as it was after a revision. */
const versionNameSchema = z.object({
  revision: z.int(),
  name: z.string(),
  author: z.string(),
  time: z.string(),
});
export type VersionName = z.infer<typeof versionNameSchema>;

/** The answer of `GET sites/{id}/history`. */
export const historySchema = z.object({
  /** The revision of the last operation of the site. */
  revision: z.int(),
  entries: z.array(historyEntrySchema),
  /** What to ask for next as `before`; null where these were the oldest. */
  next: z.nullable(z.int()),
  /** What to ask for as `event` beside it: of the last revision not everything that was done is told yet. */
  nextEvent: z.optional(z.int()),
  /** Names of pages that the entries speak of, by their ids. */
  pages: z.record(z.string(), z.string()),
  /** Accounts that the entries speak of, by their ids; a guest has the name of the share link, which may be empty. */
  people: z.record(
    z.string(),
    z.object({ name: z.string(), isYou: z.boolean(), isGuest: z.optional(z.literal(true)) }),
  ),
  /** Named points between the first and the last entry. */
  names: z.array(versionNameSchema),
});
export type History = z.infer<typeof historySchema>;

/** The answer of `GET sites/{id}/versions`: the named points of a site, newest first, at the times that they show. */
export const namedVersionsSchema = z.array(
  z.object({ revision: z.int(), name: z.string(), time: z.string() }),
);
export type NamedVersions = z.infer<typeof namedVersionsSchema>;

/** The body of `PUT sites/{id}/versions/{revision}`. */
export const newVersionNameSchema = z.strictObject({
  name: wordsSchema(80).check(z.minLength(1)),
});

/** The answer of `GET sites/{id}/versions/{revision}/differences`: what has changed since. */
export const differencesSchema = siteChangesSchema;
export type Differences = z.infer<typeof differencesSchema>;
