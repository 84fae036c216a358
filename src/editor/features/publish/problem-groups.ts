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

/** So many places of one kind are one row, and on several pages any two. */
const foldedFrom = 4;

function isMany(groups: readonly ProblemGroup[]): boolean {
  const pages = new Set(groups.map(({ first }) => first.page));
  return groups.length >= foldedFrom || pages.size > 1;
}

/** Rows by their kinds, in the order in which these come. What is one row for its language already stays so. */
export function kindsOf(groups: readonly ProblemGroup[]): readonly ProblemKind[] {
  const kinds = Map.groupBy(groups, ({ first }) =>
    first.spots ? problemKey(first) : `${first.severity} ${first.code}`,
  );
  return [...kinds].map(([kind, of]) => ({ kind, groups: of, isFolded: isMany(of) }));
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

/** How many places there are to look at, each by itself: as many as one goes through. */
export function countProblems(problems: readonly Pick<ProblemInfo, "severity" | "count">[]): {
  errors: number;
  warnings: number;
} {
  const sum = (severity: ProblemInfo["severity"]): number =>
    problems
      .filter((one) => one.severity === severity)
      .reduce((all, { count = 1 }) => all + count, 0);
  return { errors: sum("error"), warnings: sum("warning") };
}
