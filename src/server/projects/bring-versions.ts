import { z } from "zod";
import { newVersionNameSchema } from "#/api/history.ts";
import type { BroughtVersions } from "#/api/projects.ts";
import { cleanInPlace } from "#/lib/clean-text.ts";
import { applyOperation } from "#/site/operations/apply.ts";
import { OperationRefusal, type Step } from "#/site/operations/operation.ts";
import { unsafeJson } from "#/site/project/plain-json.ts";
import { ProjectRefused } from "#/site/project/project-problem.ts";
import type { ProjectPicture } from "#/site/project/read-project.ts";
import { toDocument, toRecords, withChanges } from "#/site/records.ts";
import { restoreSiteSteps } from "#/site/restore/restore-site.ts";
import type { Templates } from "#/site/section.ts";
import type { SiteDocument } from "#/site/site.ts";
import { createPauses } from "../limits/pauses.ts";
import { readSite } from "./read-site.ts";

/** Versions of an export: files of `versions/`. */
export interface VersionSource {
  /** By name, how many bytes each has. */
  readonly sizes: ReadonlyMap<string, number>;
  read(name: string): Promise<Uint8Array>;
}

/** Versions that come along, their bytes, and those of one: of more of them the latest come. They are written at once. */
const mostVersions = 100;
const mostBytes = 16 * 1_048_576;
const mostBytesOfOne = 4 * 1_048_576;

/**
 * Pages that are gone through for the steps between versions: a step costs as much as the site has pages. A fifth of it,
 * all that one way may take, is some 50 ms. A past that needs more begins later.
 */
const mostWork = 1_000_000;
const mostWorkOfOne = mostWork / 5;

/** The list of them, in `versions/versions.json`. */
const versionList = "versions.json";

const listedSchema = z.object({
  revision: z.int().min(0),
  name: z.nullable(newVersionNameSchema.shape.name),
  publishedAt: z.iso.datetime().nullable(),
  file: z.string().regex(/^\d{1,15}\.json$/),
});
type Listed = z.infer<typeof listedSchema>;

/** The site as it was at a point, and what makes it that of the point before. */
export interface PastState {
  readonly name: string;
  readonly steps: readonly Step[];
}

/** What a site was, from its first version on until now. */
export interface BroughtPast {
  readonly first: SiteDocument;
  /** The first state has no steps. */
  readonly states: readonly PastState[];
  /** What makes the last state the site of the project. */
  readonly last: readonly Step[];
}

/** Names what was published and has no name. */
type NameOf = (publishedAt: string) => string;

interface ReadContext {
  readonly templates: Templates;
  readonly now: Date;
  readonly signal?: AbortSignal | undefined;
  /** Those of the project: a version shows these of its pictures, and no others. */
  readonly pictures: readonly ProjectPicture[];
}

/** What is listed, the latest first, and how much of it is none; nothing where the list is none. */
async function readList({
  sizes,
  read,
}: VersionSource): Promise<{ listed: Listed[]; damaged: number }> {
  const nothing = { listed: [], damaged: 0 };
  if (!sizes.has(versionList)) return nothing;
  const text = Buffer.from(await read(versionList)).toString();
  let rows: unknown;
  try {
    rows = JSON.parse(text);
  } catch {
    return nothing;
  }
  if (!Array.isArray(rows)) return nothing;
  cleanInPlace(rows);
  const listed = rows.flatMap((row) => listedSchema.safeParse(row).data ?? []);
  return {
    listed: listed.toSorted((one, other) => other.revision - one.revision),
    damaged: rows.length - listed.length,
  };
}

/** The latest that there is room for, of those that are listed with the latest first. */
function latest(listed: readonly Listed[], sizes: VersionSource["sizes"]): Listed[] {
  let bytes = 0;
  const kept = listed.filter(({ file }) => {
    const own = sizes.get(file) ?? Infinity;
    if (own > mostBytesOfOne) return false;
    bytes += own;
    return bytes <= mostBytes;
  });
  return kept.slice(0, mostVersions);
}

/** A document with those of its files that a site has. */
function withFilesOf({ site: present }: SiteDocument, document: SiteDocument): SiteDocument {
  const { files = [], ...site } = document.site;
  const known = new Set(present.files?.map(({ hash }) => hash));
  const kept = files.filter(({ hash }) => known.has(hash));
  return { ...document, site: kept.length > 0 ? { ...document.site, files: kept } : site };
}

/** A version's document; undefined where it is damaged, or of something that there isn't any more. */
async function readVersion(
  source: VersionSource,
  { file }: Listed,
  { pictures, present, ...options }: ReadContext & { readonly present: SiteDocument },
): Promise<SiteDocument | undefined> {
  try {
    const json: unknown = JSON.parse(Buffer.from(await source.read(file)).toString());
    if (typeof json !== "object" || json === null || unsafeJson(json) !== undefined)
      return undefined;
    const bytes = Buffer.from(JSON.stringify({ ...json, pictures }));
    // an export has its name and its prices in its texts
    const { document } = await readSite(bytes, { ...options, keepsTokens: true });
    return withFilesOf(present, document);
  } catch (error) {
    if (error instanceof ProjectRefused || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Most pages that are gone through on the way between two states: one for each step that it may take. */
function workBetween(one: SiteDocument, other: SiteDocument): number {
  const texts = new Map(one.pages.map((page) => [page.id, JSON.stringify(page)]));
  const same = other.pages.filter((page) => texts.get(page.id) === JSON.stringify(page));
  const pages = one.pages.length + other.pages.length;
  return (pages - 2 * same.length + 1) * pages;
}

/** The steps from one state to another; undefined where none lead there. */
function wayTo(
  from: SiteDocument,
  document: SiteDocument,
  context: { templates: Templates },
): Step[] | undefined {
  try {
    const records = toRecords(from);
    const steps = restoreSiteSteps(records, document, context);
    const reached = steps.reduce(
      (now, step) => withChanges(now, applyOperation(now, step, context).changes),
      records,
    );
    return JSON.stringify(toDocument(reached)) === JSON.stringify(document) ? steps : undefined;
  } catch (error) {
    if (error instanceof OperationRefusal) return undefined;
    throw error;
  }
}

function nameOfVersion({ name, publishedAt, revision }: Listed, nameOf: NameOf): string {
  return name ?? (publishedAt === null ? String(revision) : nameOf(publishedAt));
}

interface Read {
  readonly past: BroughtPast | undefined;
  readonly told: BroughtVersions;
}

/** A version, and what makes it the one after it. */
interface Stage {
  readonly name: string;
  readonly document: SiteDocument;
  readonly onward: readonly Step[];
}

/** The past that leads through these, the latest of them first. */
function pastOf(stages: readonly Stage[]): BroughtPast | undefined {
  const first = stages.at(-1);
  const last = stages[0];
  if (!first || !last) return undefined;
  const states = stages.map(({ name }, at) => ({ name, steps: stages[at + 1]?.onward ?? [] }));
  return { first: first.document, states: states.toReversed(), last: last.onward };
}

/**
 * Reads what a site was, by the same rules as the site itself, from its latest version back. What is damaged, or can't
 * have led to this site, is left out and counted. `nameOf` names what was published and has no name.
 */
export async function readVersions(
  source: VersionSource,
  present: SiteDocument,
  { nameOf, ...context }: ReadContext & { readonly nameOf: NameOf },
): Promise<Read> {
  const { listed, damaged } = await readList(source);
  const pause = createPauses();
  const stages: Stage[] = [];
  let next = present;
  let left = mostWork;
  for (const version of latest(listed, source.sizes)) {
    await pause();
    const document = await readVersion(source, version, { ...context, present });
    const work = document ? workBetween(document, next) : 0;
    if (work > left) break;
    await pause();
    const onward = document && work <= mostWorkOfOne ? wayTo(document, next, context) : undefined;
    if (!document || !onward) continue;
    left -= work;
    next = document;
    stages.push({ name: nameOfVersion(version, nameOf), document, onward });
  }
  const told = { brought: stages.length, leftOut: damaged + listed.length - stages.length };
  return { past: pastOf(stages), told };
}
