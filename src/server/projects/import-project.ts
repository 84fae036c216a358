import type { BroughtVersions, BroughtVisitors } from "#/api/projects.ts";
import type { Project } from "#/site/project/read-project.ts";
import type { Templates } from "#/site/section.ts";
import type { SiteDocument } from "#/site/site.ts";
import type { Database } from "../db/database.ts";
import type { SentFiles } from "../files/sent-files.ts";
import type { Assets } from "../images/assets.ts";
import type { NewSiteRow, Sites } from "../sites/sites.ts";
import { type BroughtPast, type VersionSource, readVersions } from "./bring-versions.ts";
import { insertVisitors, readVisitors } from "./bring-visitors.ts";
import { growPast } from "./grow-past.ts";
import { type KeepingContext, type Sized, bytesOf, whileKeeping } from "./keep-content.ts";
import type { ProjectSource } from "./project-source.ts";
import { readSource } from "./read-source.ts";

export interface ImportOptions {
  readonly ownerId: string;
  readonly via: "import" | "starter";
  /** Wanted; without one the site's name makes it. */
  readonly slug?: string | undefined;
  /** What else changes before the site is made, e.g. its name: the tokens that stand for it and for prices are still there. */
  readonly adapt?: (project: Project) => SiteDocument;
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

export interface ImportContext extends KeepingContext {
  readonly database: Pick<Database, "dialect">;
  readonly assets: KeepingContext["assets"] & Pick<Assets, "expectRoom" | "insert">;
  readonly files: KeepingContext["files"] & Pick<SentFiles, "insert">;
  readonly sites: Pick<Sites, "create">;
  readonly templates: Templates;
  readonly now: Date;
}

async function bringPast(
  source: VersionSource,
  present: SiteDocument,
  {
    tell,
    ...context
  }: WantedVersions &
    Pick<Project, "pictures"> &
    Pick<ImportContext, "templates" | "now"> &
    Pick<ImportOptions, "signal">,
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
  const { assets, sites, templates, now } = context;
  const keepsTokens = adapt !== undefined;
  const project = await readSource(source, { templates, now, keepsTokens, signal });
  const { document } = project;
  const former = await source.former?.();
  const brought = withVisitors
    ? await readVisitors(source.visitors ?? new Map(), { now: now.getTime() })
    : undefined;
  if (brought) withVisitors?.(brought.told);
  const wanted = adapt ? adapt(project) : document;
  const past =
    withVersions && source.versions
      ? await bringPast(source.versions, wanted, {
          ...withVersions,
          ...project,
          templates,
          now,
          signal,
        })
      : undefined;
  const expectRoom = async (content: readonly Sized[]): Promise<void> =>
    assets.expectRoom({ userId: ownerId }, bytesOf(content));
  return whileKeeping(
    source,
    { ...project, document: wanted },
    { ...context, asker: { key: ownerId, signal }, expectRoom },
    ({ pictures, files }) =>
      sites.create({
        slug,
        former,
        ownerId,
        document: wanted,
        first: past?.first,
        via,
        async alongside(transaction, siteId) {
          await assets.insert(transaction, siteId, pictures);
          await context.files.insert(transaction, siteId, files);
          const growing = { dialect: context.database.dialect, templates, authorId: ownerId };
          if (past) await growPast(transaction, siteId, { ...growing, time: now.getTime(), past });
          if (brought) await insertVisitors(transaction, siteId, brought.entries);
          await alongside?.(transaction, siteId);
        },
      }),
  );
}
