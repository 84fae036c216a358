import type { Readable } from "node:stream";
import { PassThrough } from "node:stream";
import { ZipFile } from "yazl";
import type { SiteFile } from "#/site/file.ts";
import type { Asset } from "#/site/image.ts";
import { assetSchema } from "#/site/image.ts";
import { siteFile } from "#/site/project/project-problem.ts";
import { writeProject } from "#/site/project/write-project.ts";
import type { Templates } from "#/site/section.ts";
import type { SiteDocument } from "#/site/site.ts";
import type { Database } from "../db/database.ts";
import type { Documents } from "../sites/documents.ts";
import { createPauses } from "../limits/pauses.ts";
import type { Storage } from "../storage/storage.ts";
import type { SentFiles } from "../files/sent-files.ts";
import { nameInProject } from "./project-files.ts";

export interface ExportContext {
  readonly database: Database;
  readonly documents: Documents;
  readonly storage: Storage;
  readonly files: Pick<SentFiles, "sentOf">;
  readonly templates: Templates;
}

/** A project as a zip: its size in bytes, and its content as it is asked for. */
export interface ExportedProject {
  readonly bytes: number;
  stream(): Readable;
}

/** Stored content and its place in the archive. */
interface StoredContent {
  readonly hash: string;
  readonly path: string;
  readonly bytes: number;
}

interface StoredPicture extends StoredContent {
  readonly asset: Asset;
  readonly file: string;
}

/** One moment for every file, in the archive's own form: the same site gives the same bytes anywhere. */
const fixed = {
  mtime: new Date(1980, 0, 1),
  mode: 0o100644,
  compress: false,
  forceDosTimestamp: true,
} as const;

/** The pictures of the library, and those thrown away that the document still shows. */
async function picturesOf(
  { database }: ExportContext,
  siteId: number,
  document: string,
): Promise<StoredPicture[]> {
  const rows = await database.db
    .selectFrom("assets")
    .select(["id", "hash", "mime", "bytes", "info", "trashedAt"])
    .where("siteId", "=", siteId)
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .execute();
  return rows
    .filter(({ id, trashedAt }) => trashedAt === null || document.includes(`"asset":"${id}"`))
    .map(({ id, hash, mime, bytes, info }) => {
      const file = `${id}.${mime === "image/jpeg" ? "jpg" : "webp"}`;
      const asset = assetSchema.parse(JSON.parse(info));
      return { asset, hash, bytes, file, path: `pictures/${file}` };
    });
}

/**
 * The document with those of its files that the site was sent and that are stored, and their content, each once. A
 * document may say anything: what it lists beyond that is another site's, or nobody's.
 */
async function filesOf(
  { files, storage }: ExportContext,
  siteId: number,
  document: SiteDocument,
): Promise<{ document: SiteDocument; downloads: StoredContent[] }> {
  const { files: listed, ...site } = document.site;
  if (!listed) return { document, downloads: [] };
  const byName = new Map<string, StoredContent>();
  const own: SiteFile[] = [];
  for (const file of await files.sentOf(siteId, listed)) {
    const name = nameInProject(file);
    if (!byName.has(name) && !(await storage.has(file.hash))) continue;
    byName.set(name, { hash: file.hash, bytes: file.size, path: `files/${name}` });
    own.push(file);
  }
  return {
    document: { ...document, site: { ...site, files: own } },
    downloads: [...byName.values()],
  };
}

/** Opens content when its turn in the archive has come. */
type Open = (content: StoredContent, ready: (error: unknown, stream: Readable) => void) => void;

function zipOf(site: Buffer, stored: readonly StoredContent[], open: Open): ZipFile {
  const zip = new ZipFile();
  zip.addBuffer(site, siteFile, fixed);
  for (const content of stored)
    zip.addReadStreamLazy(content.path, { ...fixed, size: content.bytes }, (ready) =>
      open(content, ready),
    );
  return zip;
}

function sizeOf(site: Buffer, stored: readonly StoredContent[]): number {
  let size = 0;
  zipOf(site, stored, () => undefined).end(
    { forceZip64Format: false, comment: "" },
    (...sizes: number[]) => void (size = sizes[0] ?? 0),
  );
  return size;
}

/** The archive's content; where its reader goes, what is open is closed. */
function streamOf(site: Buffer, stored: readonly StoredContent[], storage: Storage): Readable {
  const output = new PassThrough();
  let current: Readable | undefined;
  const zip = zipOf(site, stored, ({ hash, path }, ready) => {
    const fail = (error: unknown) =>
      void output.destroy(error instanceof Error ? error : new Error(String(error)));
    storage.stream(hash).then((stream) => {
      if (!stream) return fail(new Error(`${path} has lost its file ${hash}`));
      current = stream.on("error", fail);
      return output.destroyed ? stream.destroy() : ready(null, stream);
    }, fail);
  });
  zip.on("error", (error: Error) => output.destroy(error));
  output.on("close", () => current?.destroy());
  zip.outputStream.pipe(output);
  zip.end();
  return output;
}

/** A site as a project: `site.json`, `pictures/` and `files/`, stored without compression. @throws AppError not-found */
export async function exportProject(
  siteId: number,
  context: ExportContext,
): Promise<ExportedProject> {
  const loaded = await context.documents.load(siteId);
  const { document, downloads } = await filesOf(context, siteId, loaded.document);
  const own = await picturesOf(context, siteId, JSON.stringify(document));
  const stored = [...own, ...downloads];
  const pictures = own.map(({ asset, file }) => ({ id: asset.id, name: asset.name, file }));
  const parts: string[] = [];
  const pause = createPauses();
  for (const part of writeProject({ document, pictures }, context.templates)) {
    parts.push(part);
    await pause();
  }
  const site = Buffer.from(parts.join(""));
  return {
    bytes: sizeOf(site, stored),
    stream: () => streamOf(site, stored, context.storage),
  };
}
