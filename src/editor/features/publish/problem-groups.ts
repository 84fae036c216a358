import type { ProblemInfo } from "#/api/publishing.ts";

/** Problems of one kind in one place, as one row. */
export interface ProblemGroup {
  /** The first of them, to which the row leads. */
  readonly first: ProblemInfo;
  readonly count: number;
  readonly members: readonly ProblemInfo[];
}

/** Tells rows of problems apart. */
export function problemKey({ code, target, path, language }: ProblemInfo): string {
  return JSON.stringify([code, target, path, language]);
}

/** Rows of one kind; with many places they are one row that opens to them. */
export interface ProblemKind {
  readonly kind: string;
  readonly groups: readonly ProblemGroup[];
  readonly isFolded: boolean;
}

/** So many places of one kind are one row. */
const foldedFrom = 4;

/** Rows by their kinds, in the order in which these come. What is one row for its language already stays so. */
export function kindsOf(groups: readonly ProblemGroup[]): readonly ProblemKind[] {
  const kinds = Map.groupBy(groups, ({ first }) =>
    first.spots ? problemKey(first) : `${first.severity} ${first.code}`,
  );
  return [...kinds].map(([kind, of]) => ({ kind, groups: of, isFolded: of.length >= foldedFrom }));
}

/** What comes first: errors, then what visitors would pay, call or come at and isn't the owner's. */
export function urgency({ severity, code }: Pick<ProblemInfo, "severity" | "code">): number {
  if (severity === "error") return 0;
  return code === "placeholder-fact" ? 1 : 2;
}

/** Problems by kind and place, the most urgent first; otherwise in the order of the pages. */
export function groupProblems(problems: readonly ProblemInfo[]): readonly ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>();
  for (const problem of problems) {
    const { code, page, section, target, language, address } = problem;
    const key = JSON.stringify([code, page, section, target, language, address]);
    const known = groups.get(key);
    const members = [...(known?.members ?? []), problem];
    groups.set(key, { first: members[0] ?? problem, count: members.length, members });
  }
  const sorted = [...groups.values()].toSorted(
    (one, other) => urgency(one.first) - urgency(other.first),
  );
  return kindsOf(sorted).flatMap((kind) => kind.groups);
}

/** How many rows problems take where they are listed: many places of one kind are one. */
export function countRows(problems: readonly ProblemInfo[]): { errors: number; warnings: number } {
  const rows = kindsOf(groupProblems(problems)).flatMap(({ groups, isFolded }) =>
    isFolded ? groups.slice(0, 1) : groups,
  );
  return countProblems(rows.map(({ first }) => first));
}

export function countProblems(problems: readonly Pick<ProblemInfo, "severity">[]): {
  errors: number;
  warnings: number;
} {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  return { errors, warnings: problems.length - errors };
}
