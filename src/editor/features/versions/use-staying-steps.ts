import { useMemo } from "react";
import { useEditor } from "../../session/editor.ts";
import type { StayingSteps } from "../../shell/keys/staying-steps.ts";
import { useTranslate } from "../../words/i18n.ts";

/** Undoing and redoing that stay on this screen: the timeline shows what they did. */
export function useStayingSteps(): StayingSteps {
  const editor = useEditor();
  const say = useTranslate();
  const t = useTranslate("versions");
  return useMemo(() => {
    const go = (which: "undo" | "redo"): void => {
      const { outcome } = editor.store[which]();
      if (outcome === "done") editor.toast(t(which === "undo" ? "done.undone" : "done.redone"));
      if (outcome === "refused") editor.toast(say("save.notUndone"));
    };
    return { undo: () => go("undo"), redo: () => go("redo") };
  }, [editor, say, t]);
}
