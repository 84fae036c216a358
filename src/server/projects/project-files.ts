import type { SiteFile } from "#/site/file.ts";
import { fileLimits } from "#/site/file.ts";
import type { ProjectProblem } from "#/site/project/project-problem.ts";
import { everyFile } from "#/site/project/project-files.ts";
import { ProjectRefused, refusedProject } from "#/site/project/project-problem.ts";
import type { Project } from "#/site/project/read-project.ts";
import type { SiteDocument } from "#/site/site.ts";
import { AppError } from "../errors.ts";
import type { PreparedFile, SentFiles } from "../files/sent-files.ts";
import type { ProjectSource } from "./project-source.ts";

/** What the content of a file is called in a project's folder `files`. */
export function nameInProject({ hash, kind }: Pick<SiteFile, "hash" | "kind">): string {
  return `${hash}.${kind}`;
}

function fileProblem(file: string, rule: ProjectProblem["rule"], message: string): ProjectProblem {
  return { file: `files/${file}`, path: [], rule, message };
}

/** A project with its files, where its source brings them; a source that has no folder for them brings none. */
export function withBroughtFiles(project: Project, { downloads }: ProjectSource): Project {
  if (downloads) return project;
  const { document, filesIn: _none, ...rest } = project;
  const { files: _without, ...site } = document.site;
  return { ...rest, document: { ...document, site } };
}

/** Each file has its content and each content its file, in whatever languages. @throws ProjectRefused */
export function checkDownloads(
  project: Project,
  { downloads = new Set() }: Pick<ProjectSource, "downloads">,
): void {
  const listed = new Set(everyFile(project).map(nameInProject));
  const missing = [...listed]
    .filter((name) => !downloads.has(name))
    .map((name) => fileProblem(name, "file-missing", "This file isn’t in the project."));
  const unknown = [...downloads]
    .filter((name) => !listed.has(name))
    .map((name) => fileProblem(name, "file-unknown", "site.json doesn’t list this file."));
  if (missing.length + unknown.length > 0) throw new ProjectRefused([...missing, ...unknown]);
}

export async function readDownload(source: ProjectSource, name: string): Promise<Uint8Array> {
  if (!source.download) throw new Error(`The project has no file ${name}`);
  return source.download(name);
}

interface FilesContext {
  readonly files: Pick<SentFiles, "prepare">;
  readonly signal: AbortSignal | undefined;
}

/** Looks at every file that a site gets of a project; no more than one is in memory. @throws ProjectRefused */
export async function prepareFiles(
  source: ProjectSource,
  { site: { files = [] } }: SiteDocument,
  { files: sentFiles, signal }: FilesContext,
): Promise<PreparedFile[]> {
  const byName = new Map(files.map((file) => [nameInProject(file), file]));
  const all: PreparedFile[] = [];
  for (const [name, file] of byName) {
    signal?.throwIfAborted();
    const refuse = (message: string) =>
      refusedProject("file-unreadable", message, { file: `files/${name}` });
    const bytes = await readDownload(source, name);
    const prepared = await sentFiles.prepare({ name: file.name, bytes }).catch((error: unknown) => {
      throw error instanceof AppError ? refuse(error.message) : error;
    });
    const isAsListed =
      prepared.hash === file.hash && prepared.kind === file.kind && prepared.size === file.size;
    if (!isAsListed) throw refuse("This isn’t the file that site.json lists.");
    all.push(prepared);
  }
  if (all.reduce((sum, { size }) => sum + size, 0) > fileLimits.siteBytes)
    throw refusedProject("too-large", "All files of a site can be up to 500 MB.");
  return all;
}
