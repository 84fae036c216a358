import type { Editor } from "../../session/editor.ts";
import type { Shortcut } from "../feature.ts";

/** Undoing and redoing on a screen that stays what it is, instead of leading to the change. */
export type StayingSteps = Pick<Editor, "undo" | "redo">;

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
