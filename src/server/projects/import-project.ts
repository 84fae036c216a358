import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BroughtVersions, BroughtVisitors } from "#/api/projects.ts";
import { ProjectRefused, refusedProject } from "#/site/project/project-problem.ts";
import type { ProjectProblem } from "#/site/project/project-problem.ts";
import type { Project, ProjectPicture } from "#/site/project/read-project.ts";
import type { Templates } from "#/site/section.ts";
import type { SiteDocument } from "#/site/site.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import type { SentFiles } from "../files/sent-files.ts";
import type { Assets, PreparedAsset } from "../images/assets.ts";
import type { PictureAsker } from "../images/picture-workshop.ts";
import type { NewSiteRow, Sites } from "../sites/sites.ts";
import type { Storage } from "../storage/storage.ts";
import { type BroughtPast, type VersionSource, readVersions } from "./bring-versions.ts";
import { insertVisitors, readVisitors } from "./bring-visitors.ts";
import { growPast } from "./grow-past.ts";
import { nameInProject, prepareFiles, readDownload, withBroughtFiles } from "./project-files.ts";
import type { ProjectSource } from "./project-source.ts";
import { readSite } from "./read-site.ts";
import { withUploadFolder } from "./uploads.ts";

export interface ImportOptions {
  readonly ownerId: string;
  readonly via: "import" | "starter";
  /** Wanted; without one the site's name makes it. */
  readonly slug?: string | undefined;
  /** What else changes before the site is made, e.g. its name: the token that stands for it is still there. */
  readonly adapt?: (document: SiteDocument) => SiteDocument;
  readonly signal?: AbortSignal | undefined;
  /** Has what visitors sent come along, and is told what came, before the site is there. */
  readonly withVisitors?: ((told: BroughtVisitors) => void) | undefined;
  /** Has earlier versions come along. */
  readonly withVersions?: WantedVersions | undefined;
  /** What else is written with the site. */
  readonly alongside?: NonNullable<NewSiteRow["alongside"]>;
}

interface WantedVersions {
  /** Told how many came, before the site is there. */
  readonly tell: (told: BroughtVersions) => void;
  /** Names one that was published and has no name. */
  readonly nameOf: (publishedAt: string) => string;
}

export interface ImportContext {
  readonly database: Pick<Database, "dialect">;
  readonly storage: Pick<Storage, "put">;
  readonly assets: Pick<Assets, "expectRoom" | "insert" | "prepare">;
  readonly files: Pick<SentFiles, "prepare" | "insert" | "whileStoring">;
  readonly sites: Pick<Sites, "create">;
  readonly templates: Templates;
  readonly now: Date;
  /** Where pictures wait until all of them were looked at. */
  readonly uploads: string;
}

/** A picture that was looked at, and the file in which its bytes wait. */
interface PreparedPicture {
  readonly prepared: PreparedAsset;
  readonly waitsIn: string;
}

function fileProblem(file: string, rule: ProjectProblem["rule"], message: string): ProjectProblem {
  return { file: `pictures/${file}`, path: [], rule, message };
}

/** Each picture has its file and each file its picture. @throws ProjectRefused */
function checkFiles({ pictures }: Project, files: ReadonlySet<string>): void {
  const listed = new Set(pictures.map(({ file }) => file));
  const missing = pictures
    .filter(({ file }) => !files.has(file))
    .map(({ file }) => fileProblem(file, "picture-missing", "This picture isn’t in the project."));
  const unknown = [...files]
    .filter((file) => !listed.has(file))
    .map((file) => fileProblem(file, "file-unknown", "site.json doesn’t list this file."));
  if (missing.length + unknown.length > 0) throw new ProjectRefused([...missing, ...unknown]);
}

interface PicturesContext extends Pick<ImportContext, "assets"> {
  readonly folder: string;
  readonly asker: PictureAsker;
}

async function preparePicture(
  source: ProjectSource,
  { id, name, file }: ProjectPicture,
  { assets, asker }: PicturesContext,
): ReturnType<Assets["prepare"]> {
  const bytes = await source.picture(file);
  try {
    return await assets.prepare({ id, name, bytes }, asker);
  } catch (error) {
    // that others’ pictures take their time says nothing of this one
    if (!(error instanceof AppError) || error.code === "unavailable") throw error;
    throw refusedProject("picture-unreadable", error.message, { file: `pictures/${file}` });
  }
}

/** Looks at every picture; what is kept of it waits in a folder, so that no more than one is in memory. */
async function preparePictures(
  source: ProjectSource,
  { pictures }: Project,
  context: PicturesContext,
): Promise<PreparedPicture[]> {
  const all: PreparedPicture[] = [];
  for (const picture of pictures) {
    context.asker.signal?.throwIfAborted();
    const { prepared, bytes } = await preparePicture(source, picture, context);
    const waitsIn = join(context.folder, String(all.length));
    await writeFile(waitsIn, bytes);
    all.push({ prepared, waitsIn });
  }
  return all;
}

async function bringPast(
  source: VersionSource,
  present: SiteDocument,
  {
    tell,
    ...context
  }: WantedVersions & Pick<Project, "pictures"> & Pick<ImportContext, "templates" | "now">,
): Promise<BroughtPast | undefined> {
  const { past, told } = await readVersions(source, present, context);
  tell(told);
  return past;
}

/**
 * Makes a site of a project: the whole of it, or nothing. Bytes are stored when everything was looked at, and the rows
 * of site, pictures and files are one transaction. @throws ProjectRefused; AppError slug-taken
 */
export async function importProject(
  source: ProjectSource,
  context: ImportContext,
  { ownerId, via, slug, adapt, signal, withVisitors, withVersions, alongside }: ImportOptions,
): Promise<number> {
  const { storage, assets, sites, templates, now } = context;
  const project = await readSite(await source.site(), {
    templates,
    now,
    keepsNameToken: adapt !== undefined,
  });
  checkFiles(project, source.files);
  const document = withBroughtFiles(project.document, source);
  const former = await source.former?.();
  const brought = withVisitors
    ? await readVisitors(source.visitors ?? new Map(), { now: now.getTime() })
    : undefined;
  if (brought) withVisitors?.(brought.told);
  const wanted = adapt ? adapt(document) : document;
  const past =
    withVersions && source.versions
      ? await bringPast(source.versions, wanted, { ...withVersions, ...project, templates, now })
      : undefined;
  const asker = { key: ownerId, signal };
  return withUploadFolder(context.uploads, async (folder) => {
    const all = await preparePictures(source, project, { assets, folder, asker });
    const sent = await prepareFiles(source, document, { ...context, signal });
    const sizes = [...all.map(({ prepared }) => prepared.size), ...sent.map(({ size }) => size)];
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    await assets.expectRoom({ userId: ownerId }, bytes);
    const hashes = [...all.map(({ prepared }) => prepared), ...sent].map(({ hash }) => hash);
    // what is stored from here on gets its rows, or is collected: none of it is left over
    signal?.throwIfAborted();
    return await context.files.whileStoring(hashes, async () => {
      for (const { prepared, waitsIn } of all)
        await storage.put(prepared.hash, await readFile(waitsIn));
      for (const file of sent)
        await storage.put(file.hash, await readDownload(source, nameInProject(file)));
      const rows = all.map(({ prepared }) => prepared);
      return sites.create({
        slug,
        former,
        ownerId,
        document: wanted,
        first: past?.first,
        via,
        async alongside(transaction, siteId) {
          await assets.insert(transaction, siteId, rows);
          await context.files.insert(transaction, siteId, sent);
          const growing = { dialect: context.database.dialect, templates, authorId: ownerId };
          if (past) await growPast(transaction, siteId, { ...growing, time: now.getTime(), past });
          if (brought) await insertVisitors(transaction, siteId, brought.entries);
          await alongside?.(transaction, siteId);
        },
      });
    });
  });
}
