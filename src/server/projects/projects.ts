import { ProjectRefused } from "#/site/project/project-problem.ts";
import type { Clock } from "../clock.ts";
import { AppError } from "../errors.ts";
import { openArchive } from "./archive-source.ts";
import { type ExportContext, type ExportedProject, exportProject } from "./export-project.ts";
import { type ImportContext, type ImportOptions, importProject } from "./import-project.ts";
import type { ProjectSource } from "./project-source.ts";

/** Sites as files, out and in. */
export interface Projects {
  /** @throws AppError not-found */
  export(siteId: number): Promise<ExportedProject>;
  /** Makes a site, or nothing. @throws AppError project-refused, slug-taken */
  import(source: ProjectSource, options: ImportOptions): Promise<number>;
  /** The same of a zip on the disk. */
  importArchive(path: string, options: ImportOptions): Promise<number>;
  /** Runs an import, bringing its file along, when few others run. @throws AppError unavailable where too many wait */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
}

type ProjectsOptions = ExportContext & Omit<ImportContext, "now"> & { readonly clock: Clock };

const importsAtOnce = 2;
const importsWaiting = 6;

/** Lets a few run at once and a few more wait. */
function createTurns(): Projects["inTurn"] {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= importsAtOnce) {
      if (waiting.length >= importsWaiting)
        throw new AppError("unavailable", {
          message: "Other imports are running. Try again in a minute.",
          retryAfter: 30,
        });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

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
  const importFrom = (source: ProjectSource, wanted: ImportOptions): Promise<number> =>
    importProject(source, { ...options, now: new Date(options.clock.now()) }, wanted);

  return {
    export: (siteId) => exportProject(siteId, options),
    import: (source, wanted) => refusalAsError(() => importFrom(source, wanted)),
    importArchive: (path, wanted) =>
      refusalAsError(async () => {
        const source = await openArchive(path);
        try {
          return await importFrom(source, wanted);
        } finally {
          source.close();
        }
      }),
    inTurn: createTurns(),
  };
}
