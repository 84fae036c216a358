import { useEffect, useMemo } from "react";
import { listenTo } from "../../canvas/events/listen.ts";
import type { Editor } from "../../session/editor.ts";
import { useEditor } from "../../session/editor.ts";
import { useTranslate } from "../../words/i18n.ts";
import { useEditing } from "../editing-context.ts";
import type { Shortcut } from "../feature.ts";
import { listenForKeys } from "./listen-for-keys.ts";
import { shortcutsOf } from "./shell-shortcuts.ts";

/** Undoing and redoing on a screen that stays what it is, instead of leading to the change. */
export type StayingSteps = Pick<Editor, "undo" | "redo">;

/** What is said once a step is undone, or done again. */
export interface StepWords {
  readonly undone: string;
  readonly redone: string;
}

export function useStayingSteps({ undone, redone }: StepWords): StayingSteps {
  const editor = useEditor();
  const say = useTranslate();
  return useMemo(() => {
    const go = (which: "undo" | "redo"): void => {
      const { outcome } = editor.store[which]();
      if (outcome === "done") editor.toast(which === "undo" ? undone : redone);
      if (outcome === "refused") editor.toast(say("save.notUndone"));
    };
    return { undo: () => go("undo"), redo: () => go("redo") };
  }, [editor, say, undone, redone]);
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

/** Listens for the editor's shortcuts on a screen beside the canvas. */
export function useScreenKeys(steps: StayingSteps): void {
  const editor = useEditor();
  const editing = useEditing();
  const t = useTranslate();
  useEffect(() => {
    const listeners = listenTo(document);
    const shortcuts = withSteps(shortcutsOf(editing), steps);
    listenForKeys(listeners, { editor, shortcuts, t, isCanvas: false });
    return listeners.stop;
  }, [editor, editing, steps, t]);
}
