import type { SiteFile } from "#/site/file.ts";
import type { Asset } from "#/site/image.ts";
import { assetSchema } from "#/site/asset-schema.ts";
import { siteFile } from "#/site/project/project-problem.ts";
import { writeProject } from "#/site/project/write-project.ts";
import type { Templates } from "#/site/section.ts";
import type { SiteDocument } from "#/site/site.ts";
import { type LeavingFile, textFile } from "../archives/leaving-file.ts";
import type { Database } from "../db/database.ts";
import type { Documents } from "../sites/documents.ts";
import { createPauses } from "../limits/pauses.ts";
import type { Storage } from "../storage/storage.ts";
import type { SentFiles } from "../files/sent-files.ts";
import { withHiddenAsDrafts } from "./hidden-pages.ts";
import { nameInProject } from "./project-files.ts";

export interface ExportContext {
  readonly database: Database;
  readonly documents: Documents;
  readonly storage: Storage;
  readonly files: Pick<SentFiles, "sentOf">;
  readonly templates: Templates;
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

/** Bytes as they are kept. @throws where they are lost */
async function* keptContent(
  storage: Storage,
  { hash, path }: StoredContent,
): AsyncGenerator<Buffer> {
  const stream = await storage.stream(hash);
  if (!stream) throw new Error(`${path} has lost its file ${hash}`);
  try {
    for await (const chunk of stream) yield Buffer.from(chunk);
  } finally {
    stream.destroy();
  }
}

/** The files of a site as a project: `site.json`, `pictures/` and `files/`. @throws AppError not-found */
export async function projectFilesOf(
  siteId: number,
  context: ExportContext,
): Promise<LeavingFile[]> {
  const loaded = await context.documents.load(siteId);
  const leaving = await withHiddenAsDrafts(context.database.db, siteId, loaded.document);
  const { document, downloads } = await filesOf(context, siteId, leaving);
  const own = await picturesOf(context, siteId, JSON.stringify(document));
  const pictures = own.map(({ asset, file }) => ({ id: asset.id, name: asset.name, file }));
  const parts: string[] = [];
  const pause = createPauses();
  for (const part of writeProject({ document, pictures }, context.templates)) {
    parts.push(part);
    await pause();
  }
  const stored = [...own, ...downloads].map((content): LeavingFile => ({
    path: content.path,
    version: content.hash,
    bytes: content.bytes,
    isExact: true,
    isText: false,
    open: () => keptContent(context.storage, content),
  }));
  return [textFile(siteFile, parts.join("")), ...stored];
}
