import { z } from "zod";
import type { BroughtVersions } from "#/api/projects.ts";
import { applyOperation } from "#/site/operations/apply.ts";
import { OperationRefusal, type Step } from "#/site/operations/operation.ts";
import { ProjectRefused } from "#/site/project/project-problem.ts";
import type { ProjectPicture } from "#/site/project/read-project.ts";
import { type Records, toDocument, toRecords, withChanges } from "#/site/records.ts";
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

/** Bytes of the versions that come along; of more of them the latest do. */
const mostBytes = 64 * 1_048_576;

/** The list of them, in `versions/versions.json`. */
const versionList = "versions.json";

const listSchema = z
  .array(
    z.object({
      revision: z.int().min(0),
      name: z.string().trim().min(1).max(80).nullable(),
      publishedAt: z.iso.datetime().nullable(),
      file: z.string().regex(/^\d{1,15}\.json$/),
    }),
  )
  .max(500);
type Listed = z.infer<typeof listSchema>[number];

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
  /** Those of the project: a version shows these of its pictures, and no others. */
  readonly pictures: readonly ProjectPicture[];
}

/** What is listed, the oldest first; nothing where the list is none. */
async function readList({ sizes, read }: VersionSource): Promise<Listed[]> {
  if (!sizes.has(versionList)) return [];
  const text = Buffer.from(await read(versionList)).toString();
  let listed: unknown;
  try {
    listed = JSON.parse(text);
  } catch {
    return [];
  }
  const all = listSchema.safeParse(listed).data ?? [];
  return all.toSorted((one, other) => one.revision - other.revision);
}

/** The latest that there is room for, the oldest of them first. */
function latest(listed: readonly Listed[], sizes: VersionSource["sizes"]): Listed[] {
  let bytes = 0;
  const kept = listed.toReversed().filter(({ file }) => {
    bytes += sizes.get(file) ?? 0;
    return sizes.has(file) && bytes <= mostBytes;
  });
  return kept.toReversed();
}

/** A version's document; undefined where it is damaged, or of something that there isn't any more. */
async function readVersion(
  source: VersionSource,
  { file }: Listed,
  { pictures, ...options }: ReadContext,
): Promise<SiteDocument | undefined> {
  try {
    const json: unknown = JSON.parse(Buffer.from(await source.read(file)).toString());
    if (typeof json !== "object" || json === null) return undefined;
    const bytes = Buffer.from(JSON.stringify({ ...json, pictures }));
    return (await readSite(bytes, options)).document;
  } catch (error) {
    if (error instanceof ProjectRefused || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The steps from one state to another, and where they lead; undefined where none lead there. */
function wayTo(
  records: Records,
  document: SiteDocument,
  context: { templates: Templates },
): { steps: Step[]; records: Records } | undefined {
  try {
    const steps = restoreSiteSteps(records, document, context);
    let reached = records;
    for (const step of steps)
      reached = withChanges(reached, applyOperation(reached, step, context).changes);
    const isThere = JSON.stringify(toDocument(reached)) === JSON.stringify(document);
    return isThere ? { steps, records: reached } : undefined;
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

/**
 * Reads what a site was, by the same rules as the site itself. What is damaged, or can't have led to this site, is left
 * out and counted. `nameOf` names what was published and has no name.
 */
export async function readVersions(
  source: VersionSource,
  present: SiteDocument,
  { nameOf, ...context }: ReadContext & { readonly nameOf: NameOf },
): Promise<Read> {
  const listed = await readList(source);
  const pause = createPauses();
  const states: PastState[] = [];
  let first: SiteDocument | undefined;
  let records: Records | undefined;
  for (const version of latest(listed, source.sizes)) {
    const document = await readVersion(source, version, context);
    // each has to lead to the site in the end
    if (!document || !wayTo(toRecords(document), present, context)) continue;
    const way = records
      ? wayTo(records, document, context)
      : { steps: [], records: toRecords(document) };
    if (!way) continue;
    first ??= document;
    records = way.records;
    states.push({ name: nameOfVersion(version, nameOf), steps: way.steps });
    await pause();
  }
  const last = records && wayTo(records, present, context);
  const brought = last ? states.length : 0;
  const told = { brought, leftOut: listed.length - brought };
  return { past: first && last && { first, states, last: last.steps }, told };
}
