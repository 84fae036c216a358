import { canvasState } from "../../canvas/canvas-state.ts";
import type { Editor } from "../../session/editor.ts";
import type { EditingParts, Shortcut } from "../feature.ts";

/** From a text to its section, from there to the page. */
function climb(editor: Editor): void {
  const { control, popoverTarget, isPreview } = canvasState(editor);
  const canvas = control.get();
  if (canvas?.text.focus.get()) {
    canvas.text.leave();
    canvas.focus();
  } else if (popoverTarget.get()) popoverTarget.set(null);
  else if (isPreview.get()) isPreview.set(editor.role.get() === "viewer");
  else editor.selection.set(null);
}

/** What belongs to no feature. */
const shellShortcuts: readonly Shortcut[] = [
  // the canvas listens for these three itself (`pass-by-key.ts`, `step-sections.ts`)
  { name: "pass", chords: ["F6"], run: () => false },
  { name: "above", chords: ["Alt+ArrowUp"], run: () => false },
  { name: "below", chords: ["Alt+ArrowDown"], run: () => false },
  {
    name: "undo",
    chords: ["Mod+Z"],
    isEverywhere: true,
    run(editor) {
      editor.undo();
      return true;
    },
  },
  {
    name: "redo",
    chords: ["Mod+Shift+Z", "Mod+Y"],
    isEverywhere: true,
    run(editor) {
      editor.redo();
      return true;
    },
  },
  {
    name: "save",
    chords: ["Mod+S"],
    isEverywhere: true,
    run(editor) {
      editor.canvas.get()?.text.flush();
      editor.store.retryNow();
      return true;
    },
  },
  {
    name: "climb",
    chords: ["Escape"],
    isInPreview: true,
    run(editor) {
      climb(editor);
      return true;
    },
  },
];

/** Every shortcut of the editor. */
export function shortcutsOf(parts: readonly EditingParts[]): readonly Shortcut[] {
  return [...shellShortcuts, ...parts.flatMap(({ shortcuts }) => shortcuts ?? [])];
}
