import { templates } from "#/sections/registry.ts";
import { ProjectRefused } from "#/site/project/project-problem.ts";
import type { LeavingFile } from "../archives/leaving-file.ts";
import type { Clock } from "../clock.ts";
import { AppError } from "../errors.ts";
import { BoundedWork } from "../limits/bounded-work.ts";
import { openArchive } from "./archive-source.ts";
import { type ExportContext, projectFilesOf } from "./export-project.ts";
import { type ImportContext, type ImportOptions, importProject } from "./import-project.ts";
import type { ProjectSource } from "./project-source.ts";
import { type Replacements, type ReplacementsOptions, createReplacements } from "./replacements.ts";
import { uploadsFolder } from "./uploads.ts";

/** Whose import it is; the signal says that nobody waits for it any more. */
export interface Importer {
  readonly ownerId: string;
  readonly signal: AbortSignal;
}

/** Sites as files, out and in. */
export interface Projects {
  /** Where what comes in waits. */
  readonly uploads: string;
  /** The files that a site's project is. @throws AppError not-found */
  files(siteId: number): Promise<LeavingFile[]>;
  /** Makes a site, or nothing. @throws AppError project-refused, slug-taken */
  import(source: ProjectSource, options: ImportOptions): Promise<number>;
  /** The same of a zip on the disk. */
  importArchive(path: string, options: ImportOptions): Promise<number>;
  /** Reads a zip on the disk, or what is open already. @throws AppError project-refused */
  read<Result>(
    from: string | ProjectSource,
    work: (source: ProjectSource) => Promise<Result>,
  ): Promise<Result>;
  /**
   * Runs an account's import, bringing its file along, when few others run. @throws AppError unavailable where too many
   * wait; the reason of whoever has gone
   */
  inTurn<Result>(who: Importer, work: () => Promise<Result>): Promise<Result>;
}

type ProjectsOptions = ExportContext &
  Omit<ImportContext, "now" | "uploads"> & {
    readonly clock: Clock;
    readonly env: { readonly dataDir: string };
    /** Whose uploads it has: those of the server where it is left out. */
    readonly whose?: "command";
  };

/** By process. A file comes in its turn: of an account whose connection stalls no more than one holds a place. */
const importBounds = {
  atOnce: 2,
  atOnceOfKey: 1,
  waiting: 7,
  // a body is cut two minutes after its request began
  longestWait: 60_000,
  refusal: { message: "Other imports are still running. Try again in a minute.", retryAfter: 30 },
};

async function refusalAsError<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProjectRefused)) throw error;
    const { problems } = error;
    throw new AppError("project-refused", { details: { problems }, cause: error });
  }
}

export function createProjects(options: ProjectsOptions): Projects {
  const turns = new BoundedWork(importBounds);
  const uploads = uploadsFolder(options.env.dataDir, options.whose ?? "server");
  const importFrom = (source: ProjectSource, wanted: ImportOptions): Promise<number> =>
    importProject(source, { ...options, uploads, now: new Date(options.clock.now()) }, wanted);
  const read: Projects["read"] = (from, work) =>
    refusalAsError(async () => {
      if (typeof from !== "string") return work(from);
      const source = await openArchive(from);
      try {
        return await work(source);
      } finally {
        source.close();
      }
    });

  return {
    uploads,
    read,
    files: (siteId) => projectFilesOf(siteId, options),
    import: (source, wanted) => read(source, () => importFrom(source, wanted)),
    importArchive: (path, wanted) => read(path, (source) => importFrom(source, wanted)),
    inTurn: ({ ownerId, signal }, work) => turns.run({ key: ownerId, signal }, work),
  };
}

type StartOptions = ProjectsOptions & Omit<ReplacementsOptions, "uploads">;
type Resource = "database" | "storage" | "clock" | "env";

/** The server's own, with what takes the place of sites. */
export function startProjects(
  resources: Pick<StartOptions, Resource>,
  working: Omit<StartOptions, Resource | "templates">,
): { readonly projects: Projects; readonly replacements: Replacements } {
  const options = { ...working, ...resources, templates };
  const projects = createProjects(options);
  const { uploads } = projects;
  return { projects, replacements: createReplacements({ ...options, uploads }) };
}
