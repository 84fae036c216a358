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

/** A release of a site. What is in it never changes; its own hash names it. */
const manifestSchema = z.object({
  version: z.literal(1),
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
});
export type ReleaseManifest = z.infer<typeof manifestSchema>;

/** Reads a manifest that this installation wrote. @throws where it is none */
export function readManifest(json: string): ReleaseManifest {
  const manifest = JSON.parse(json) as ReleaseManifest;
  // Its hash was checked or is its name; a full check of thousands of entries at every start would only cost.
  if (manifest.version !== 1 || typeof manifest.files !== "object")
    throw new Error("This is not a manifest");
  return manifest;
}
