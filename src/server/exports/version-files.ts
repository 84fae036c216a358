import { toDocument } from "#/site/records.ts";
import { writeProject } from "#/site/project/write-project.ts";
import type { Templates } from "#/site/section.ts";
import { type LeavingFile, inOnePiece, textFile } from "../archives/leaving-file.ts";
import type { Database } from "../db/database.ts";
import type { History } from "../history/history.ts";
import { createPauses } from "../limits/pauses.ts";

/** The latest of them leave. */
const mostVersions = 500;

/** A state of a site that somebody gave a name to, or published. */
interface Version {
  readonly revision: number;
  readonly name: string | null;
  readonly publishedAt: string | null;
}

interface VersionsContext {
  readonly database: Database;
  readonly history: Pick<History, "names" | "past">;
  readonly templates: Templates;
}

/** Newest first. */
export async function versionsOf(
  { database: { db }, history }: Pick<VersionsContext, "database" | "history">,
  siteId: number,
): Promise<Version[]> {
  const names = await history.names.list(siteId);
  const releases = await db
    .selectFrom("releases")
    .select(["revision", "createdAt"])
    .where("siteId", "=", siteId)
    .orderBy("revision")
    .execute();
  const found = new Map<number, Version>();
  for (const { revision, createdAt } of releases)
    found.set(revision, { revision, name: null, publishedAt: new Date(createdAt).toISOString() });
  for (const { revision, name } of names)
    found.set(revision, { publishedAt: null, ...found.get(revision), revision, name });
  const all = [...found.values()].toSorted((one, other) => other.revision - one.revision);
  return all.slice(0, mostVersions);
}

/** The site as it was, as a document that can be imported by itself; its pictures are the project's. */
async function documentAt(
  { history, templates }: VersionsContext,
  siteId: number,
  revision: number,
): Promise<Buffer> {
  const { records } = await history.past.load(siteId, revision);
  const parts: string[] = [];
  const pause = createPauses();
  for (const part of writeProject({ document: toDocument(records), pictures: [] }, templates)) {
    parts.push(part);
    await pause();
  }
  return Buffer.from(parts.join(""));
}

/** Versions of a site, and the list of them. */
export async function versionFiles(
  context: VersionsContext,
  siteId: number,
): Promise<LeavingFile[]> {
  const versions = await versionsOf(context, siteId);
  const list = versions.map((one) => ({ ...one, file: `${one.revision}.json` }));
  return [
    textFile("versions/versions.json", `${JSON.stringify(list, null, 2)}\n`),
    ...versions.map(({ revision }) => ({
      path: `versions/${revision}.json`,
      version: String(revision),
      bytes: 0,
      isExact: false,
      isText: true,
      open: () => inOnePiece(() => documentAt(context, siteId, revision)),
    })),
  ];
}
