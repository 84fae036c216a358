import { ProjectRefused } from "#/site/project/project-problem.ts";
import type { ProjectProblem } from "#/site/project/project-problem.ts";
import type { Project } from "#/site/project/read-project.ts";
import { checkDownloads, withBroughtFiles } from "./project-files.ts";
import type { ProjectSource } from "./project-source.ts";
import { type ReadSiteOptions, readSite } from "./read-site.ts";

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

/** The site that a source brings, with its files; its pictures are those that it lists. @throws ProjectRefused */
export async function readSource(
  source: ProjectSource,
  options: ReadSiteOptions,
): Promise<Project> {
  const project = withBroughtFiles(await readSite(await source.site(), options), source);
  checkFiles(project, source.files);
  checkDownloads(project, source);
  return project;
}
