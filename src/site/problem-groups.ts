import type { Problem } from "./problem.ts";
import type { ProblemCode } from "./problem-code.ts";

/** Where one of several problems is. */
export type ProblemSpot = Pick<Problem, "page" | "section" | "target" | "path" | "about">;

/** A problem, or all problems of one kind in one language; then it is the first of them. */
export interface GroupedProblem extends Problem {
  readonly count?: number;
  /** Where they are; at most `mostSpots`. */
  readonly spots?: readonly ProblemSpot[];
}

/** Kinds of which a language that was just added brings one for each text. */
export const translationCodes: ReadonlySet<string> = new Set<ProblemCode>([
  "untranslated",
  "translation-stale",
]);

/** Spots that a group names. */
export const mostSpots = 500;

function asGroup(all: readonly Problem[]): readonly GroupedProblem[] {
  const [first] = all;
  if (!first || all.length === 1) return all;
  const spots = all.slice(0, mostSpots).map(({ page, section, target, path, about }) => ({
    page,
    section,
    target,
    path,
    ...(about !== undefined && { about }),
  }));
  return [{ ...first, count: all.length, spots }];
}

/** Problems with those of translation as one for each language and kind, in the place of the first. */
export function groupTranslations(problems: readonly Problem[]): GroupedProblem[] {
  const byKey = new Map<string, Problem[]>();
  for (const [place, problem] of problems.entries()) {
    const { code, language } = problem;
    const key = translationCodes.has(code) ? `${code} ${language}` : String(place);
    const known = byKey.get(key);
    if (known) known.push(problem);
    else byKey.set(key, [problem]);
  }
  return [...byKey.values()].flatMap(asGroup);
}
