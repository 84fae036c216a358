import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useEditor } from "../../session/editor.ts";
import { toastStep } from "../../session/toast-step.ts";
import { Button } from "../../ui/button.tsx";
import { errorWords } from "../../words/error-words.ts";
import { useTranslate } from "../../words/i18n.ts";
import { findState } from "./find-state.ts";
import { replaceIn } from "./replacement.ts";
import type { FoundPlace } from "./replacement.ts";

export interface ReplaceFootProps {
  /** The texts that are selected. */
  readonly places: readonly FoundPlace[];
  readonly current: FoundPlace | undefined;
  /** There is nothing that comes for what goes. */
  readonly isRemoving: boolean;
  /** What comes was said, if only that nothing does. */
  readonly isReplacing: boolean;
  readonly onReplacedOne: () => void;
}

/** Replaces what is found in some texts, and says how to take that back. */
function useReplace() {
  const editor = useEditor();
  const queries = useQueryClient();
  const t = useTranslate("find");
  const common = useTranslate();
  const say = useTranslate("screens");
  return useMutation({
    mutationFn: (places: readonly FoundPlace[]) => replaceIn(editor, places),
    onSuccess: (isDone, places) => {
      if (!isDone) return editor.toast(t("refused"));
      const { replaced, wanted } = findState(editor);
      replaced.set(wanted.get().search.search);
      const undo = { label: common("undo"), run: editor.undo };
      toastStep(editor, t("replaced", { count: places.length }), undo);
    },
    onError: (error) => editor.toast(errorWords(say, error)),
    onSettled: () => queries.invalidateQueries({ queryKey: ["texts"] }),
  });
}

/** How many texts would change, and the buttons that change them. */
export function ReplaceFoot(props: ReplaceFootProps): ReactNode {
  const { places, current, isRemoving, isReplacing, onReplacedOne } = props;
  const t = useTranslate("find");
  const replace = useReplace();
  const over = places.filter((place) => place.over !== undefined).length;
  const selected = t("selected", { count: places.length });
  return (
    <div className="find-foot">
      <span className="hint grow">
        {over === 0 ? selected : `${selected}, ${t("overLimit", { count: over })}`}
      </span>
      <Button
        disabled={!isReplacing || !current || current.isFixed || replace.isPending}
        onClick={() => {
          if (current) replace.mutate([current], { onSuccess: onReplacedOne });
        }}
      >
        {t(isRemoving ? "removeOne" : "replaceOne")}
      </Button>
      <Button
        variant={isRemoving ? "secondary" : "primary"}
        isBusy={replace.isPending}
        disabled={!isReplacing || places.length === 0}
        onClick={() => replace.mutate(places)}
      >
        {t(isRemoving ? "removeAll" : "replaceAll", { count: places.length })}
      </Button>
    </div>
  );
}
