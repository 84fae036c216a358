import type { ProblemInfo } from "#/api/publishing.ts";
import { templates } from "#/sections/definitions.ts";
import { problemSeverities, serverCodes } from "#/site/problem-code.ts";
import { createPublishChecks } from "#/site/publish-checks.ts";
import type { Problem } from "#/site/problem.ts";
import { pageKey } from "#/site/records.ts";
import type { Editor } from "../../session/editor.ts";
import { linkedAddress } from "./mend-link.ts";
import { isIgnored } from "./ignoring.ts";
import { groupProblems, problemKey, singleProblems, sortOf } from "./problem-groups.ts";
import type { Walk } from "./walk-state.ts";

/** Whichever of a text's links it is: that is another one once a link before it is taken out. */
function keyOf({ code, target, path, language }: ProblemInfo | Problem): string {
  return JSON.stringify([code, target, path, language]);
}

/**
 * Problems of the sort of the one that a row leads to, with which it begins: in the order of the list, each of a group
 * by itself.
 */
export function startWalk(problems: readonly ProblemInfo[], first: ProblemInfo): Walk {
  const sort = sortOf(first);
  const alike = problems.filter((one) => sortOf(one) === sort);
  const ordered = groupProblems(alike.flatMap(singleProblems)).flatMap(({ members }) => members);
  const key = problemKey(first);
  return {
    problems: ordered,
    at: Math.max(
      0,
      ordered.findIndex((one) => problemKey(one) === key),
    ),
  };
}

/** The problems of a page, or of the site, as they are here and now; undefined where they aren't known here. */
function standing({ store, assets }: Editor, page: string | null): ReadonlySet<string> | undefined {
  const records = store.records();
  if (page !== null && !records[pageKey(page)]) return undefined;
  const checks = createPublishChecks(records, templates, (id) => assets.get().get(id));
  const found = page === null ? checks.site() : checks.page(page);
  return new Set(found.map(keyOf));
}

/** Whether a link leads elsewhere by now. */
function isMended(editor: Editor, problem: ProblemInfo): boolean {
  if (problem.address === undefined) return false;
  const address = linkedAddress(editor, problem);
  return address !== undefined && address !== problem.address;
}

/** Tells whether problems still hold, as far as that is known here; each page is looked at once. */
function createHolds(editor: Editor): (problem: ProblemInfo) => boolean {
  const known = new Map<string | null, ReadonlySet<string> | undefined>();
  return (problem) => {
    if (isIgnored(editor, problem) || isMended(editor, problem)) return false;
    const { page, code } = problem;
    const isHere = !serverCodes.has(code) && Object.hasOwn(problemSeverities, code);
    if (!isHere) return true;
    if (!known.has(page)) known.set(page, standing(editor, page));
    return known.get(page)?.has(keyOf(problem)) ?? true;
  };
}

/** Whether the problem that one is at still holds. */
export function isHolding(editor: Editor, { problems, at }: Walk): boolean {
  const problem = problems[at];
  return problem !== undefined && createHolds(editor)(problem);
}

/** The walk at its next problem that nobody has mended meanwhile; null at its end. */
export function nextInWalk(editor: Editor, { problems, at }: Walk): Walk | null {
  const holds = createHolds(editor);
  const next = problems.findIndex((problem, place) => place > at && holds(problem));
  return next === -1 ? null : { problems, at: next };
}
