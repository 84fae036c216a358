import type { ProblemInfo } from "#/api/publishing.ts";
import type { ProblemCode } from "#/site/problem-code.ts";
import { translationCodes } from "#/site/problem-groups.ts";

const exampleCodes: ReadonlySet<string> = new Set<ProblemCode>([
  "placeholder-fact",
  "placeholder-text",
  "placeholder-picture",
  "placeholder-file",
]);

/** What a problem asks for: to mend something, to replace an example, or to translate (decisions 993 and 1124). */
export type ProblemSort = "mend" | "example" | "translation";

export function sortOf({ code }: Pick<ProblemInfo, "code">): ProblemSort {
  if (exampleCodes.has(code)) return "example";
  return translationCodes.has(code) ? "translation" : "mend";
}

/** A problem, or what several languages lack of the same texts: then it is that of the first text in the first of them. */
export interface ListedProblem extends ProblemInfo {
  /** For each text its problem in each of the languages. */
  readonly texts?: readonly (readonly ProblemInfo[])[];
}

/** Problems of one kind in one place, as one row. */
export interface ProblemGroup {
  /** The first of them, to which the row leads. */
  readonly first: ListedProblem;
  readonly count: number;
  readonly members: readonly ProblemInfo[];
}

/** Each problem of a group by itself. */
export function singleProblems({
  spots,
  count: _count,
  ...one
}: ProblemInfo): readonly ProblemInfo[] {
  return spots ? spots.map((spot) => ({ ...one, ...spot })) : [one];
}

/** The languages of which a row tells; one for most. */
export function languagesOf({
  texts,
  language,
}: Pick<ListedProblem, "texts" | "language">): readonly string[] {
  return (texts?.[0]?.map((one) => one.language) ?? [language]).filter((code) => code !== null);
}

function asListed(texts: readonly (readonly ProblemInfo[])[]): readonly ListedProblem[] {
  const first = texts[0]?.[0];
  if (!first) return [];
  const spots = texts.flatMap(([one]) => one ?? []);
  return [{ ...first, texts, ...(spots.length > 1 && { count: spots.length, spots }) }];
}

/** A row for each of the texts that one row of several languages stands for. */
export function rowsOfTexts(texts: readonly (readonly ProblemInfo[])[]): readonly ListedProblem[] {
  return texts.flatMap((one) => asListed([one]));
}

/**
 * Of one kind: a row for those texts that the same languages lack, where these are fewer rows than there are languages,
 * also for what a single one lacks.
 */
function withLanguagesTogether(of: readonly ListedProblem[]): readonly ListedProblem[] {
  const isCut = of.some(({ spots, count = 0 }) => spots && count > spots.length);
  const rows = new Set(of.map(({ language }) => language)).size;
  const areApart = rows === 1 && of.length > 1;
  if (areApart || isCut || of.some(({ texts }) => texts)) return of;
  const texts = Map.groupBy(of.flatMap(singleProblems), ({ page, target, path }) =>
    JSON.stringify([page, target, path]),
  );
  const sets = Map.groupBy(texts.values(), (same) =>
    same.map(({ language }) => language).join(" "),
  );
  return sets.size < Math.max(rows, 2) ? [...sets.values()].flatMap(asListed) : of;
}

/** Problems with what several languages lack of the same texts together, in the place of the first of a kind. */
export function gatherLanguages(problems: readonly ListedProblem[]): readonly ListedProblem[] {
  const kinds = Map.groupBy(problems.entries(), ([place, { code }]) =>
    translationCodes.has(code) ? code : place,
  );
  return [...kinds].flatMap(([kind, of]) => {
    const own = of.map(([, one]) => one);
    return typeof kind === "string" ? withLanguagesTogether(own) : own;
  });
}

/** Tells rows of problems apart, those of several links within one text too. */
export function problemKey({ code, target, path, language, values }: ProblemInfo): string {
  return JSON.stringify([code, target, path, language, values?.["link"]]);
}

/** Tells rows apart: one for what languages lack of the same texts stays the same while these are translated one by one. */
export function rowKey(row: ListedProblem): string {
  return problemKey(row.texts ? { ...row, language: null } : row);
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
    first.spots ? rowKey(first) : `${first.severity} ${first.code}`,
  );
  return [...kinds].map(([kind, of]) => ({ kind, groups: of, isFolded: isMany(of) }));
}

const sortUrgency = { mend: 2, example: 3, translation: 4 } as const satisfies Record<
  ProblemSort,
  number
>;

/**
 * What comes first: errors, then what visitors would pay, call or come at and isn't the owner's; other examples come
 * behind what is to be mended, and translations last.
 */
export function urgency(problem: Pick<ProblemInfo, "severity" | "code">): number {
  if (problem.severity === "error") return 0;
  return problem.code === "placeholder-fact" ? 1 : sortUrgency[sortOf(problem)];
}

/** Problems by kind and place, the most urgent first; otherwise in the order of the pages. */
export function groupProblems(problems: readonly ListedProblem[]): readonly ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>();
  for (const problem of problems) {
    const { code, page, section, target, address, texts } = problem;
    const languages = languagesOf(problem);
    const key = JSON.stringify([code, page, section, target, languages, address]);
    const { first = problem, count = 0, members = [] } = groups.get(key) ?? {};
    const all = [...members, ...(texts?.flat() ?? [problem])];
    groups.set(key, { first, count: count + 1, members: all });
  }
  const sorted = [...groups.values()].toSorted(
    (one, other) => urgency(one.first) - urgency(other.first),
  );
  return kindsOf(sorted).flatMap((kind) => kind.groups);
}

interface ProblemCounts {
  readonly errors: number;
  /** What is to be mended besides; neither examples nor translations. */
  readonly warnings: number;
  readonly examples: number;
}

/** How many places there are to look at, each by itself; what languages lack is counted under each of them. */
export function countProblems(
  problems: readonly Pick<ProblemInfo, "severity" | "code" | "count">[],
): ProblemCounts {
  const sum = (severity: ProblemInfo["severity"], sort: ProblemSort): number =>
    problems
      .filter((one) => one.severity === severity && sortOf(one) === sort)
      .reduce((all, { count = 1 }) => all + count, 0);
  return {
    errors: sum("error", "mend"),
    warnings: sum("warning", "mend"),
    examples: sum("warning", "example"),
  };
}
