import { useMemo } from "react";
import type { Editor } from "../../session/editor.ts";
import { useEditor } from "../../session/editor.ts";
import type { Shortcut } from "../../shell/feature.ts";
import { useTranslate } from "../../words/i18n.ts";

/** Undoing and redoing that stay on this screen: the timeline shows what they did. */
export type StayingSteps = Pick<Editor, "undo" | "redo">;

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

/** The shortcuts of the editor, with these in place of its own undo and redo. */
export function withSteps(shortcuts: readonly Shortcut[], steps: StayingSteps): Shortcut[] {
  return shortcuts.map((shortcut) => {
    const { name } = shortcut;
    if (name !== "undo" && name !== "redo") return shortcut;
    const run = (): boolean => {
      steps[name]();
      return true;
    };
    return { ...shortcut, run };
  });
}
