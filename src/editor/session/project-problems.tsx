import type { ReactNode } from "react";
import { projectRefusalSchema } from "#/api/projects.ts";
import type { ProjectProblem } from "#/site/project/project-problem.ts";
import { ErrorNote } from "../ui/error-note.tsx";
import { ApiError } from "../api/api-error.ts";
import { useTranslate } from "../words/i18n.ts";
import type { Translate } from "../words/i18n.ts";
import "./project-problems.css";

const shownProblems = 8;

/** Rules that have words of their own; all others are about the document. */
const told = [
  "json",
  "archive",
  "too-large",
  "too-many",
  "file-twice",
  "file-unknown",
  "site-missing",
  "picture-missing",
  "edit-too-large",
  "picture-twice",
  "picture-unreadable",
  "file-missing",
  "file-unreadable",
  "template-unknown",
  "template-version",
  "field-value",
] as const;

function wordsOf(t: Translate<"sites">, { rule }: ProjectProblem): string {
  return t(`import.rules.${told.find((one) => one === rule) ?? "document"}`);
}

interface ProjectProblemsProps {
  readonly error: unknown;
  /** What didn't become of the file. */
  readonly title: string;
}

/** Why a project was not taken: what is wrong, file by file. */
export function ProjectProblems({ error, title }: ProjectProblemsProps): ReactNode {
  const t = useTranslate("sites");
  const refused = error instanceof ApiError && projectRefusalSchema.safeParse(error.details);
  const problems = refused && refused.success ? refused.data.problems : [];
  if (problems.length === 0) return <ErrorNote error={error} />;
  const rest = problems.length - shownProblems;
  return (
    <div className="note error project-problems" role="alert">
      <p>{title}</p>
      <ul>
        {problems.slice(0, shownProblems).map((problem) => {
          const { file, path, message } = problem;
          const place = [file, ...path].filter((part) => part !== "").join(" / ");
          return (
            <li key={`${place} ${problem.rule} ${message}`}>
              {wordsOf(t, problem)}
              {place !== "" && <code title={message}>{place}</code>}
            </li>
          );
        })}
      </ul>
      {rest > 0 && <p>{t("import.more", { count: rest })}</p>}
    </div>
  );
}
