import type { ReactNode } from "react";
import { ArrowRight } from "lucide-react";
import { sectionsTopic } from "../../document-store/topics.ts";
import { useStored } from "../../document-store/use-stored.ts";
import { useEditor } from "../../session/editor.ts";
import { canShowProblem } from "../../session/show-problem.ts";
import { classNames } from "../../ui/class-names.ts";
import { useTranslate } from "../../words/i18n.ts";
import type { ListedProblem } from "./problem-groups.ts";
import { ProblemIcon } from "./problem-icon.tsx";
import { problemPlace, problemWords } from "./problem-words.ts";

interface ProblemLineProps {
  readonly problem: ListedProblem;
  /** How many there are of it in one place. */
  readonly count?: number;
  readonly onJump: () => void;
}

/** What is wrong and where; it leads there, where there is something to show. */
export function ProblemLine({ problem, count = 1, onJump }: ProblemLineProps): ReactNode {
  const editor = useEditor();
  const { store } = editor;
  const t = useTranslate("publish");
  const place = useStored(store, sectionsTopic(problem.page ?? ""), (records) =>
    problemPlace(t, records, problem, count),
  );
  const content = (
    <>
      <ProblemIcon problem={problem} />
      <span className="grow">
        {problemWords(t, problem, count)}
        <span className="detail">{place}</span>
        {problem.address !== undefined && (
          <span className="detail">
            {[problem.address, problem.leadsTo].filter(Boolean).join(" → ")}
          </span>
        )}
      </span>
    </>
  );
  if (!canShowProblem(editor, problem))
    return <div className={classNames("menu-item", "is-plain")}>{content}</div>;
  return (
    <button type="button" className="menu-item" onClick={onJump}>
      {content}
      <span className="go">
        <ArrowRight className="size-14" aria-hidden="true" />
      </span>
    </button>
  );
}

/** What has just gone from a list keeps its room there, and can't be pressed. */
export function GoneRow({
  problem,
  count,
}: Pick<ProblemLineProps, "problem" | "count">): ReactNode {
  return (
    <div className="problem-row is-gone" inert>
      <ProblemLine
        problem={problem}
        {...(count !== undefined && { count })}
        onJump={() => undefined}
      />
    </div>
  );
}
