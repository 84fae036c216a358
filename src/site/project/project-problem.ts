import * as z from "zod/mini";

/** What can be wrong with a project file besides its document; the rules of operations come on top. */
export type ProjectRule =
  | "json"
  | "document"
  | "archive"
  | "too-large"
  | "too-many"
  | "file-name"
  | "file-twice"
  | "file-unknown"
  | "file-missing"
  | "file-unreadable"
  | "site-missing"
  | "edit-too-large"
  | "picture-missing"
  | "picture-twice"
  | "picture-unreadable";

/** One thing that keeps a project from being imported: the file in the archive, the place in it, and why. */
export const projectProblemSchema = z.object({
  file: z.string(),
  path: z.readonly(z.array(z.union([z.string(), z.number()]))),
  rule: z.string(),
  message: z.string(),
});
export type ProjectProblem = z.infer<typeof projectProblemSchema>;

/** The name of the document in a project. */
export const siteFile = "site.json";

const problemsTold = 100;

/** A project can't be taken. Nothing of it is. */
export class ProjectRefused extends Error {
  override readonly name = "ProjectRefused";
  readonly problems: readonly ProjectProblem[];

  constructor(problems: readonly ProjectProblem[], options?: ErrorOptions) {
    const [first] = problems;
    super(first ? [first.file, ...first.path].join("/") + `: ${first.message}` : "", options);
    this.problems = problems.slice(0, problemsTold);
  }
}

/** The refusal by one rule. */
export function refusedProject(
  rule: ProjectRule,
  message: string,
  { file = siteFile, path = [] }: { file?: string; path?: ProjectProblem["path"] } = {},
): ProjectRefused {
  return new ProjectRefused([{ file, path, rule, message }]);
}
