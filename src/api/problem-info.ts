import type { GroupedProblem } from "#/site/problem-groups.ts";
import type { ProblemInfo } from "./publishing.ts";

/** A problem as it is told. */
export function toProblemInfo({ spots, ...problem }: GroupedProblem): ProblemInfo {
  const places = spots?.map((one) => ({ ...one, path: [...one.path] }));
  return { ...problem, path: [...problem.path], ...(places && { spots: places }) };
}
