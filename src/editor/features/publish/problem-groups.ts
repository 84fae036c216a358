import type { ProblemInfo } from "#/api/publishing.ts";

/** Problems of one kind in one place, as one row. */
export interface ProblemGroup {
  /** The first of them, to which the row leads. */
  readonly first: ProblemInfo;
  readonly count: number;
  readonly members: readonly ProblemInfo[];
}

/** Problems by kind and place, errors first; otherwise in the order of the pages. */
export function groupProblems(problems: readonly ProblemInfo[]): readonly ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>();
  for (const problem of problems) {
    const { code, page, section, target, language, address } = problem;
    const key = JSON.stringify([code, page, section, target, language, address]);
    const known = groups.get(key);
    const members = [...(known?.members ?? []), problem];
    groups.set(key, { first: members[0] ?? problem, count: members.length, members });
  }
  const isWarning = ({ first }: ProblemGroup): number => Number(first.severity === "warning");
  return [...groups.values()].toSorted((one, other) => isWarning(one) - isWarning(other));
}

export function countProblems(problems: readonly Pick<ProblemInfo, "severity">[]): {
  errors: number;
  warnings: number;
} {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  return { errors, warnings: problems.length - errors };
}
