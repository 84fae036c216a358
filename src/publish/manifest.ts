import { z } from "zod";

const hashSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** Where bytes lie: a part of a pack, or a file of the storage under its own hash. */
const placeSchema = z.union([
  z.object({
    pack: hashSchema,
    start: z.number().int().nonnegative(),
    length: z.number().int().nonnegative(),
    /** How they are kept there. */
    encoding: z.enum(["identity", "br", "zstd"]),
    /** Compressed as strongly as can be. */
    isStrong: z.boolean().optional(),
  }),
  z.literal("stored"),
]);
export type Place = z.infer<typeof placeSchema>;

/** A file of a release. `hash` and `size` are of its content, not of how it is kept. */
const fileSchema = z.object({
  hash: hashSchema,
  size: z.number().int().nonnegative(),
  type: z.string(),
  place: placeSchema,
  /** Sources that its Content-Security-Policy allows as inline style. */
  styles: z.array(z.string()).optional(),
  /** Its name has its hash: what was fetched once holds for good. */
  isFixed: z.boolean().optional(),
});
export type ReleaseFile = z.infer<typeof fileSchema>;

/** Of one page in one language: the hash of what it was made from, and when its file last changed (ISO 8601). */
const pageSchema = z.object({ inputs: z.string(), path: z.string(), changedAt: z.string() });
export type ReleasePage = z.infer<typeof pageSchema>;

/** A record of the document as it was published. */
const recordSchema = z.object({ hash: z.string(), file: fileSchema });
export type ReleaseRecord = z.infer<typeof recordSchema>;

/** A part of a manifest: where it lies in the file that this manifest of the site, or one before it, is kept in. */
const partSchema = z.object({
  file: hashSchema,
  start: z.number().int().nonnegative(),
  length: z.number().int().nonnegative(),
  hash: hashSchema,
  /** How many entries of tables it has. */
  entries: z.number().int().positive(),
});
export type ManifestPart = z.infer<typeof partSchema>;

/** A release of a site. What is in it never changes. */
const manifestSchema = z.object({
  /** What it is kept under, and what names the release. */
  hash: hashSchema,
  site: z.number().int(),
  /** Scheme and host that its pages name in their canonical addresses. */
  origin: z.string(),
  /** Languages with the prefix of their paths, the primary one first. */
  languages: z.array(z.object({ code: z.string(), prefix: z.string() })).min(1),
  files: z.record(z.string(), fileSchema),
  /** Assets of earlier releases, which open pages may still ask for, with the time when they go (ms since 1970). */
  retired: z.record(z.string(), z.object({ file: fileSchema, until: z.number() })),
  redirects: z.record(z.string(), z.string()),
  /** By language: the page for unknown paths, and the page that answers forms. */
  notFound: z.record(z.string(), fileSchema),
  answers: z.record(z.string(), fileSchema),
  /** By page id and language, e.g. "k3x9 ru". */
  pages: z.record(z.string(), pageSchema),
  /** By record key. */
  records: z.record(z.string(), recordSchema),
  /** The Content-Security-Policy of its pages; `{style}` stands for a file's own style sources. */
  policy: z.string(),
  /** Where its tables are kept, by the names of their parts; none in one that is kept in one piece. */
  parts: z.record(z.string(), partSchema),
});
export type ReleaseManifest = z.infer<typeof manifestSchema>;
