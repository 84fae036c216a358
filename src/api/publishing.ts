import { z } from "zod";

const textChangeSchema = z.object({
  section: z.string().nullable(),
  language: z.string(),
  before: z.string(),
  after: z.string(),
});

const pageChangeSchema = z.object({
  page: z.string(),
  name: z.string(),
  path: z.string(),
  change: z.enum(["added", "removed", "changed"]),
  /** Ids of sections. */
  added: z.array(z.string()),
  removed: z.array(z.string()),
  hasMoved: z.boolean(),
  /** The first of the changed texts; `textCount` is how many there are. */
  texts: z.array(textChangeSchema),
  textCount: z.int(),
  /** How many other values changed: pictures, links, alignments. */
  otherCount: z.int(),
});
export type PageChangeInfo = z.infer<typeof pageChangeSchema>;

const spotSchema = z.object({
  page: z.string().nullable(),
  section: z.string().nullable(),
  target: z.unknown(),
  path: z.array(z.string()),
});

/** Something that publishing should not meet, as the model tells it. */
const problemSchema = spotSchema.extend({
  code: z.string(),
  severity: z.enum(["error", "warning"]),
  language: z.string().nullable(),
  values: z.record(z.string(), z.number()).optional(),
  /** How many there are of this kind in this language, where the first stands for all of them. */
  count: z.int().optional(),
  /** Where they are; the first 500. */
  spots: z.array(spotSchema).optional(),
});
export type ProblemInfo = z.infer<typeof problemSchema>;

/** The answer of `GET sites/{id}/changes`: what publishing would change, and what stands against it. */
export const changesSchema = z.object({
  revision: z.int(),
  /** False before the first release: then all of the site is new. */
  isPublished: z.boolean(),
  pages: z.array(pageChangeSchema),
  theme: z.boolean(),
  navigation: z.boolean(),
  footer: z.boolean(),
  languages: z.boolean(),
  settings: z.boolean(),
  events: z.boolean(),
  structure: z.boolean(),
  problems: z.array(problemSchema),
});
export type ChangesInfo = z.infer<typeof changesSchema>;

const releaseWishesSchema = z.object({
  /** What the owner says about it. */
  note: z.string().max(300).default(""),
  /** The revision that the owner has seen; publishing a later one is refused with `conflict`. */
  revision: z.int().min(0).optional(),
});

/** The body of `POST sites/{id}/releases`, which may be left away. */
export const newReleaseSchema = z.preprocess((body) => body ?? {}, releaseWishesSchema);

/** A release as `POST|GET sites/{id}/releases` tell it. */
export const releaseSchema = z.object({
  id: z.string(),
  /** 1, 2, 3 … within the site. */
  number: z.int(),
  revision: z.int(),
  publishedAt: z.string(),
  author: z.string(),
  note: z.string(),
  pageCount: z.int(),
  isLive: z.boolean(),
});
export type ReleaseInfo = z.infer<typeof releaseSchema>;

/** The answer of `POST sites/{id}/releases`. */
export const publishedSchema = releaseSchema.extend({
  /** Where visitors find it. */
  address: z.string(),
  /** How many pages were drawn for it, each language counted. */
  drawn: z.int(),
});
export type PublishedInfo = z.infer<typeof publishedSchema>;

/** The body of `PUT sites/{id}/live`. */
export const liveSchema = z.object({
  releaseId: z.string().regex(/^\d{1,15}$/, "This isn’t a release ID"),
});

/** The event `publish` of `GET sites/{id}/events`. */
export const publishEventSchema = z.object({
  state: z.enum(["pictures", "pages", "live", "failed"]),
  done: z.int(),
  total: z.int(),
});
export type PublishEvent = z.infer<typeof publishEventSchema>;
