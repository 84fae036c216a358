import { useMemo } from "react";
import type { ChangesInfo, ProblemInfo } from "#/api/publishing.ts";
import { nameOfCheck, setAside } from "#/site/ignored-check.ts";
import type { IgnoredCheck } from "#/site/ignored-check.ts";
import type { Problem } from "#/site/problem.ts";
import { siteTopic } from "../../document-store/topics.ts";
import { useStored } from "../../document-store/use-stored.ts";
import { useEditor } from "../../session/editor.ts";
import type { Editor } from "../../session/editor.ts";
import { toastStep } from "../../session/toast-step.ts";
import type { Translate } from "../../words/i18n.ts";

/** What of a site was set aside, as it is now. */
export function useIgnored(): readonly IgnoredCheck[] | undefined {
  const { store } = useEditor();
  return useStored(store, siteTopic("ignored"), (records) => records.site?.ignored);
}

/** Problems without those that were set aside. */
export function useStanding(problems: readonly Problem[] | undefined): {
  readonly standing: readonly Problem[] | undefined;
  readonly ignored: readonly Problem[];
} {
  const ignored = useIgnored();
  return useMemo(
    () => (problems ? setAside(problems, ignored) : { standing: problems, ignored: [] }),
    [problems, ignored],
  );
}

function withoutIgnored(group: ProblemInfo, ignored: readonly IgnoredCheck[]): ProblemInfo[] {
  const { spots = [], count = spots.length, ...one } = group;
  const { standing } = setAside(
    spots.map((spot) => ({ ...one, ...spot })),
    ignored,
  );
  const left = count - spots.length + standing.length;
  const [first] = standing;
  if (left === 0 || !first) return [];
  const places = standing.map(({ page, section, target, path, about }) => ({
    page,
    section,
    target,
    path,
    ...(about !== undefined && { about }),
  }));
  return [{ ...first, count: left, spots: places }];
}

/** What the server told, by what is set aside now: it is told anew only after the next save. */
export function toldNow(
  changes: ChangesInfo,
  ignored: readonly IgnoredCheck[] = [],
): Pick<ChangesInfo, "problems" | "ignored"> {
  const groups = changes.problems.filter(({ spots }) => spots);
  const single = changes.problems.filter(({ spots }) => !spots);
  const own = setAside(single, ignored);
  const aside = setAside(changes.ignored, ignored);
  return {
    problems: [
      ...own.standing,
      ...groups.flatMap((group) => withoutIgnored(group, ignored)),
      ...aside.standing,
    ],
    ignored: [...own.ignored, ...aside.ignored],
  };
}

/** Whether somebody set this very problem aside. */
export function isIgnored(editor: Editor, problem: ProblemInfo): boolean {
  return setAside([problem], editor.store.records().site?.ignored).ignored.length > 0;
}

/** Whether a problem can be set aside: nothing that holds publishing up. */
export function canIgnore({ severity, about }: Pick<ProblemInfo, "severity" | "about">): boolean {
  return severity === "warning" && about !== undefined;
}

/** Sets findings aside for everybody, as one step. */
export function ignoreChecks(
  editor: Editor,
  problems: readonly ProblemInfo[],
  t: Translate<"publish">,
): void {
  const steps = problems.filter(canIgnore).map((problem) => ({
    name: "check.ignore",
    args: { check: nameOfCheck(problem), about: problem.about },
  }));
  if (steps.length === 0 || editor.dispatch(steps).outcome !== "done") return;
  toastStep(editor, t("publish.ignoredNow", { count: steps.length }), {
    label: t("publish.undo"),
    run: () => editor.undo(),
  });
}

/** Tells again of what was set aside. */
export function tellAgain(editor: Editor, problem: ProblemInfo): void {
  editor.dispatch({ name: "check.ignore", args: { check: nameOfCheck(problem), about: null } });
}
