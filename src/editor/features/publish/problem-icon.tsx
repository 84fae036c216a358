import { CircleX, Languages, PencilLine, TriangleAlert } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { ProblemInfo } from "#/api/publishing.ts";
import { sortOf } from "./problem-groups.ts";
import type { ProblemSort } from "./problem-groups.ts";

const icons: Record<ProblemSort, LucideIcon> = {
  mend: TriangleAlert,
  example: PencilLine,
  translation: Languages,
};

interface ProblemIconProps {
  readonly problem: Pick<ProblemInfo, "severity" | "code">;
}

/** The sign of a row: only what is to be mended warns; an example waits for its owner's words (decision 1124). */
export function ProblemIcon({ problem }: ProblemIconProps): ReactNode {
  if (problem.severity === "error") return <CircleX className="error" aria-hidden="true" />;
  const sort = sortOf(problem);
  const Icon = icons[sort];
  return <Icon className={sort === "mend" ? "warn" : undefined} aria-hidden="true" />;
}
