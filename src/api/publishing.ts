import * as z from "zod/mini";
import { languageCodeSchema } from "#/site/language-code.ts";
import { wordsSchema } from "#/site/name-schema.ts";

/** Where something isn't what it was, as operations name it. */
const changedPlaceSchema = z.object({ target: z.unknown(), path: z.array(z.string()) });

/** A value as it was and is; both are left out of what is no field's value. Of an item its first words. */
const valueChangeSchema = z.extend(changedPlaceSchema, {
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
  item: z.optional(z.enum(["added", "removed"])),
});
export type ValueChangeInfo = z.infer<typeof valueChangeSchema>;

const textChangeSchema = z.extend(changedPlaceSchema, {
  language: z.string(),
  before: z.string(),
  after: z.string(),
});
export type TextChangeInfo = z.infer<typeof textChangeSchema>;

const leafChangesSchema = z.object({
  /** The first of the changed texts; `textCount` is how many there are. */
  texts: z.array(textChangeSchema),
  textCount: z.int(),
  /** The first of the other changed values (pictures, links, alignments), and how many there are. */
  others: z.array(valueChangeSchema),
  otherCount: z.int(),
  /** How many texts differ in languages that visitors don't see, or don't see yet. */
  hiddenTexts: z.array(z.object({ language: z.string(), count: z.int() })),
});

const pageChangeSchema = z.extend(leafChangesSchema, {
  page: z.string(),
  name: z.string(),
  path: z.string(),
  change: z.enum(["added", "removed", "changed"]),
  /** Ids of sections. */
  added: z.array(z.string()),
  removed: z.array(z.string()),
  hasMoved: z.boolean(),
});
export type PageChangeInfo = z.infer<typeof pageChangeSchema>;

const spotSchema = z.object({
  page: z.nullable(z.string()),
  section: z.nullable(z.string()),
  target: z.unknown(),
  path: z.array(z.string()),
  /** Tells whether what a warning is about is still the same: what `check.ignore` is told. */
  about: z.optional(z.string()),
});

/** Something that publishing should not meet, as the model tells it. */
const problemSchema = z.extend(spotSchema, {
  code: z.string(),
  severity: z.enum(["error", "warning"]),
  language: z.nullable(z.string()),
  values: z.optional(z.record(z.string(), z.number())),
  /** Of a link to another site: where it leads, and where that has moved for good. */
  address: z.optional(z.string()),
  leadsTo: z.optional(z.string()),
  /** How many there are of this kind in this language, where the first stands for all of them. */
  count: z.optional(z.int()),
  /** Where they are; the first 500. */
  spots: z.optional(z.array(spotSchema)),
});
export type ProblemInfo = z.infer<typeof problemSchema>;

/** What of a site differs between two of its states. */
export const siteChangesSchema = z.extend(leafChangesSchema, {
  /** Of the later state. */
  revision: z.int(),
  pages: z.array(pageChangeSchema),
  theme: z.boolean(),
  navigation: z.boolean(),
  footer: z.boolean(),
  languages: z.boolean(),
  settings: z.boolean(),
  events: z.boolean(),
  linked: z.boolean(),
  structure: z.boolean(),
  /** What of the theme differs; null where there was or is none. */
  themeValues: z.array(
    z.object({
      name: z.enum(["colorMode", "look", "brand", "second", "fontSize", "fonts", "orientation"]),
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
    }),
  ),
  /** What became of the languages. */
  languageChanges: z.array(
    z.object({
      code: z.string(),
      change: z.enum(["added", "addedHidden", "removed", "shown", "hidden", "primary"]),
    }),
  ),
});

/** An account, as somebody sees it. */
const personSchema = z.object({ name: z.string(), isYou: z.boolean() });
export type Person = z.infer<typeof personSchema>;

/** The answer of `GET sites/{id}/changes`: what publishing would change, and what stands against it. */
export const changesSchema = z.extend(siteChangesSchema, {
  /** False before the first release: then all of the site is new. */
  isPublished: z.boolean(),
  /** Who published what visitors see. */
  publisher: z.nullable(personSchema),
  /** How many pages differ, of which `pages` are the first hundred, and how many edits that are. */
  pageCount: z.int(),
  editCount: z.int(),
  /** After which the others come: see `changedPagesSchema`; null where there are none. */
  nextPages: z.nullable(z.string()),
  problems: z.array(problemSchema),
  /** Those that somebody set aside: the first 200. */
  ignored: z.array(problemSchema),
  /** Links to other sites are being asked: what they answer comes later. */
  isAsking: z.boolean(),
});
export type ChangesInfo = z.infer<typeof changesSchema>;

/** `GET sites/{id}/changes/pages?after=`: `nextPages`, or `next` of the part before. */
export const changedPagesQuerySchema = z.strictObject({
  after: z.string().check(z.regex(/^\d{1,15}-\d{1,15}-\d{1,9}$/)),
});

/** Further pages that publishing would change. */
export const changedPagesSchema = z.object({
  pages: z.array(pageChangeSchema),
  next: z.nullable(z.string()),
});
export type ChangedPagesInfo = z.infer<typeof changedPagesSchema>;

/** The answer of `GET sites/{id}/changes/none`. */
export const equalsLiveSchema = z.object({
  revision: z.int(),
  /** Whether the document of this revision is, byte for byte, what visitors see. */
  isEqual: z.boolean(),
});
export type EqualsLiveInfo = z.infer<typeof equalsLiveSchema>;

/** What the owner says about a release. */
const noteSchema = wordsSchema(300);

/** The body of `PATCH sites/{id}/releases/{releaseId}`. */
export const releaseChangeSchema = z.strictObject({ note: noteSchema });

const releaseWishesSchema = z.object({
  note: z._default(noteSchema, ""),
  /** The revision that the owner has seen; publishing a later one is refused with `conflict`. */
  revision: z.optional(z.int().check(z.gte(0))),
});

/** The body of `POST sites/{id}/releases`, which may be left away. */
export const newReleaseSchema = z.pipe(
  z.transform((body: unknown) => body ?? {}),
  releaseWishesSchema,
);

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
  /** Visitors would see it, had the site not been taken down. */
  isOff: z.optional(z.literal(true)),
});
export type ReleaseInfo = z.infer<typeof releaseSchema>;

/** An entry of `GET sites/{id}/releases`. */
export const listedReleaseSchema = z.extend(releaseSchema, {
  /** Who published it; null where the account is gone. */
  publisher: z.nullable(personSchema),
});
export type ListedRelease = z.infer<typeof listedReleaseSchema>;

/** The answer of `POST sites/{id}/releases`. */
export const publishedSchema = z.extend(releaseSchema, {
  /** Where visitors find it. */
  address: z.string(),
  /** How many pages were rendered for it, each language counted. */
  rendered: z.int(),
});
export type PublishedInfo = z.infer<typeof publishedSchema>;

/** Of the paths that are gone, so many are named. */
export const mostGonePaths = 20;

/** The answer of `PUT sites/{id}/live`. */
export const wentBackSchema = z.extend(releaseSchema, {
  /** What visitors found until now, and don't find any more. */
  gone: z.object({
    /** Codes of languages that are gone as a whole. */
    languages: z.array(languageCodeSchema),
    /** Paths of pages in the languages that are left: the first of them, and how many there are. */
    paths: z.array(z.string()),
    pathCount: z.int(),
  }),
});
export type WentBackInfo = z.infer<typeof wentBackSchema>;

/** The body of `PUT sites/{id}/live`. */
export const liveSchema = z.object({
  releaseId: z.string().check(z.regex(/^\d{1,15}$/, "This isn’t a release ID")),
});
