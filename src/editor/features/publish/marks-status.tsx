import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { Check, TriangleAlert } from "lucide-react";
import type { PageWeight } from "#/api/page-weight.ts";
import { toProblemInfo } from "#/api/problem-info.ts";
import type { ProblemInfo } from "#/api/publishing.ts";
import { typedEntries } from "#/lib/typed-entries.ts";
import { groupTranslations } from "#/site/problem-groups.ts";
import type { Problem } from "#/site/problem.ts";
import { useEditor } from "../../session/editor.ts";
import { useSignal } from "../../signals/signal.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Popover } from "../../ui/layer/popover.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { saidOf } from "../../words/said-of.ts";
import { IgnoredRows } from "./ignored-rows.tsx";
import { useStanding } from "./ignoring.ts";
import { marksState } from "./marks-state.ts";
import { PageWeightLine, usePageWeight, weightWords } from "./page-weight-line.tsx";
import { useUnpublished } from "../../session/use-visibility.ts";
import { countProblems, sortOf } from "./problem-groups.ts";
import type { ProblemSort } from "./problem-groups.ts";
import { ProblemGroups } from "./problem-rows.tsx";
import { showCheck } from "./show-check.ts";
import { startWalk } from "./walk.ts";
import { walkState } from "./walk-state.ts";
import { watchProblems } from "./watch-problems.ts";
import "./marks-status.css";

/** How much publishing would find on the page, and what; there the marks on the page are turned on and off. */
export function MarksStatus(): ReactNode {
  const editor = useEditor();
  const t = useTranslate("publish");
  const [button, setButton] = useState<HTMLElement | null>(null);
  const { isListed } = marksState(editor);
  const isOpen = useSignal(isListed);
  const { standing: problems, ignored } = useStanding(useSignal(marksState(editor).problems));
  const weight = usePageWeight();
  const off = useUnpublished();
  useEffect(() => watchProblems(editor, off), [editor, off]);
  if (!problems) return null;
  const found = groupTranslations(problems).map(toProblemInfo);
  const { errors, warnings, examples } = countProblems(found);
  const count = errors + warnings;
  // a page that was never published weighs what its pictures do
  const bytes = (weight && weight.page + weight.pictures) || undefined;
  const made = examples > 0 && t("publish.examples", { count: examples });
  const fine = made || t("publish.pageFine");
  const summary = count === 0 ? fine : t("publish.pageProblems", { count });
  const heavy = bytes === undefined ? [] : [saidOf(t("publish.weight"), weightWords(bytes))];
  const label = [summary, ...(made && count > 0 ? [made] : []), ...heavy].join(". ");
  return (
    <>
      <button
        type="button"
        className={classNames("button ghost hide-small marks-status", errors > 0 && "has-errors")}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        ref={setButton}
        aria-expanded={isOpen}
        onClick={() => isListed.set(!isOpen)}
      >
        {count > 0 && <TriangleAlert aria-hidden="true" />}
        {count === 0 && !made && <Check aria-hidden="true" />}
        {count > 0 ? (
          <span className="num problem-number">{t("publish.problemCount", { count })}</span>
        ) : (
          made && <span className="num secondary-text problem-number">{made}</span>
        )}
        {bytes !== undefined && (
          <span
            className={classNames(
              "num",
              bytes > (weight?.budget ?? 0) ? "warn" : "secondary-text page-bytes",
            )}
          >
            {weightWords(bytes)}
          </span>
        )}
      </button>
      {isOpen && button && (
        <Popover
          anchor={button}
          label={summary}
          className="marks-popover publish-rows"
          onClose={() => isListed.set(false)}
        >
          <PageProblems
            problems={found}
            ignored={ignored}
            weight={weight}
            onClose={() => isListed.set(false)}
          />
        </Popover>
      )}
    </>
  );
}

interface PageProblemsProps {
  readonly problems: readonly ProblemInfo[];
  /** What was set aside. */
  readonly ignored: readonly Problem[];
  readonly weight: PageWeight | undefined;
  readonly onClose: () => void;
}

function PageProblems({ problems, ignored, weight, onClose }: PageProblemsProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("publish");
  const { isShown } = marksState(editor);
  const { errors, warnings, examples } = countProblems(problems);
  const headings: Record<ProblemSort, string> = {
    mend: t("publish.problemCount", { count: errors + warnings }),
    example: t("publish.examples", { count: examples }),
    translation: t("publish.translations"),
  };
  const show = (problem: ProblemInfo): void => {
    onClose();
    showCheck(editor, problem);
  };
  return (
    <>
      <h2 className="section-title">{t("publish.onThisPage")}</h2>
      {problems.length === 0 && <p className="secondary-text">{t("publish.pageFine")}</p>}
      <div className="marks-list">
        {typedEntries(headings).map(([sort, heading]) => (
          <ProblemGroups
            key={sort}
            heading={heading}
            problems={problems.filter((problem) => sortOf(problem) === sort)}
            onJump={(problem) => {
              walkState(editor).set(startWalk(problems, problem));
              show(problem);
            }}
          />
        ))}
        <IgnoredRows problems={ignored.map(toProblemInfo)} onJump={show} />
      </div>
      <div className="marks-foot">
        {weight && <PageWeightLine weight={weight} />}
        <Checkbox isChecked={useSignal(isShown)} onChange={isShown.set}>
          {t("publish.showMarks")}
        </Checkbox>
      </div>
    </>
  );
}
