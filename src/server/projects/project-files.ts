import type { SiteFile } from "#/site/file.ts";
import { fileLimits } from "#/site/file.ts";
import type { ProjectProblem } from "#/site/project/project-problem.ts";
import { ProjectRefused, refusedProject } from "#/site/project/project-problem.ts";
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

/** A document with its files, where its source brings them; a source that has no folder for them brings none. */
export function withBroughtFiles(
  document: SiteDocument,
  { downloads }: ProjectSource,
): SiteDocument {
  if (downloads) return document;
  const { files: _without, ...site } = document.site;
  return { ...document, site };
}

/** Each file has its content and each content its file. @throws ProjectRefused */
function checkNames(files: readonly SiteFile[], downloads: ReadonlySet<string>): void {
  const listed = new Set(files.map(nameInProject));
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

/** Looks at every file of a project; no more than one is in memory. @throws ProjectRefused */
export async function prepareFiles(
  source: ProjectSource,
  { site: { files = [] } }: SiteDocument,
  { files: sentFiles, signal }: FilesContext,
): Promise<PreparedFile[]> {
  checkNames(files, source.downloads ?? new Set());
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
