import type { MouseEvent, ReactNode } from "react";
import { EyeOff } from "lucide-react";
import type { ProblemInfo } from "#/api/publishing.ts";
import { useEditor } from "../../session/editor.ts";
import { useMay } from "../../session/hooks.ts";
import { IconButton } from "../../ui/button.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { canIgnore, ignoreChecks } from "./ignoring.ts";
import { problemWords } from "./problem-words.ts";

const className = "row-action";

/** The row goes: the focus goes on to the next one, or to the one before the last. */
export function focusNextAction({ currentTarget }: MouseEvent<HTMLElement>): void {
  const list = currentTarget.closest(".publish-section, .marks-list");
  const row = currentTarget.closest(".problem-row");
  const all = [...(list?.querySelectorAll<HTMLElement>(`.${className}`) ?? [])].filter(
    (action) => action === currentTarget || !row?.contains(action),
  );
  const at = all.indexOf(currentTarget);
  (all[at + 1] ?? all[at - 1])?.focus();
}

interface IgnoreButtonProps {
  /** Of one kind in one place. */
  readonly problems: readonly ProblemInfo[];
}

/** Sets the problems of a row aside; nothing where they can't be, or where the user may not decide that. */
export function IgnoreButton({ problems }: IgnoreButtonProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("publish");
  const may = useMay();
  const [first] = problems;
  if (!first || !canIgnore(first) || !may("editor")) return null;
  const what = problemWords(t, first, problems.length);
  return (
    <IconButton
      size="sm"
      className={className}
      label={t("publish.ignore", { what })}
      icon={<EyeOff aria-hidden="true" />}
      onClick={(event) => {
        focusNextAction(event);
        ignoreChecks(editor, problems, t);
      }}
    />
  );
}
