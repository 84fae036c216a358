import { useState } from "react";
import type { ReactNode } from "react";
import { Eye, EyeOff } from "lucide-react";
import type { ProblemInfo } from "#/api/publishing.ts";
import { useEditor } from "../../session/editor.ts";
import { useMay } from "../../session/hooks.ts";
import { IconButton } from "../../ui/button.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { focusNextAction } from "./ignore-button.tsx";
import { tellAgain } from "./ignoring.ts";
import { problemKey } from "./problem-groups.ts";
import { GoneRow, ProblemLine } from "./problem-line.tsx";
import { problemWords } from "./problem-words.ts";
import { FoldedRow } from "./folded-row.tsx";
import { useSteadyRows } from "./steady-rows.ts";
import { useNames } from "./use-names.ts";

interface IgnoredRowsProps {
  readonly problems: readonly ProblemInfo[];
  readonly onJump: (problem: ProblemInfo) => void;
}

/** What was set aside; each of it can be taken back. */
export function IgnoredRows({ problems, onJump }: IgnoredRowsProps): ReactNode {
  const t = useTranslate("publish");
  const [isOpen, setOpen] = useState(false);
  useNames(isOpen ? problems : []);
  const { steady, events } = useSteadyRows(problems, problemKey);
  if (problems.length === 0) return null;
  return (
    <FoldedRow
      head={
        <>
          <EyeOff className="tertiary-text" aria-hidden="true" />
          <span className="grow secondary-text">
            {t("publish.ignoredCount", { count: problems.length })}
          </span>
        </>
      }
      isOpen={isOpen}
      onToggle={setOpen}
    >
      <div className="publish-list" {...events}>
        {steady.map(({ row, isGone }) =>
          isGone ? (
            <GoneRow key={problemKey(row)} problem={row} />
          ) : (
            <IgnoredRow key={problemKey(row)} problem={row} onJump={onJump} />
          ),
        )}
      </div>
    </FoldedRow>
  );
}

interface IgnoredRowProps extends Pick<IgnoredRowsProps, "onJump"> {
  readonly problem: ProblemInfo;
}

function IgnoredRow({ problem, onJump }: IgnoredRowProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("publish");
  const may = useMay();
  return (
    <div className="problem-row">
      <ProblemLine problem={problem} onJump={() => onJump(problem)} />
      {may("editor") && (
        <IconButton
          size="sm"
          className="row-action"
          label={t("publish.tellAgain", { what: problemWords(t, problem, 1) })}
          icon={<Eye aria-hidden="true" />}
          onClick={(event) => {
            focusNextAction(event);
            tellAgain(editor, problem);
          }}
        />
      )}
    </div>
  );
}
