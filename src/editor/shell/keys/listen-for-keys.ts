import { elementOf, isTypedIn } from "../../canvas/events/listen.ts";
import type { Listeners } from "../../canvas/events/listen.ts";
import { canvasState } from "../../canvas/canvas-state.ts";
import type { Editor } from "../../session/editor.ts";
import type { Translate } from "../../words/i18n.ts";
import type { Shortcut } from "../feature.ts";
import { findShortcut } from "./find-shortcut.ts";

interface KeysOptions {
  readonly editor: Editor;
  readonly shortcuts: readonly Shortcut[];
  readonly t: Translate;
  /** The canvas' own document, or the one of the frame around it. */
  readonly isCanvas: boolean;
}

/** Shortcuts of the editor. In the frame's own fields the browser keeps its keys. */
export function listenForKeys(listeners: Listeners, options: KeysOptions): void {
  const { editor, shortcuts, t, isCanvas } = options;
  const { isPreview } = canvasState(editor);
  listeners.on("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    const element = elementOf(event.target);
    const isField = Boolean(element?.closest("input, textarea, select, [role=combobox]"));
    const isTyping = isField || isTypedIn(element);
    const shortcut = findShortcut(shortcuts, event, { isTyping });
    if (isField && !isCanvas && !shortcut?.isInFields) return;
    // whoever may only look always sees it as visitors do
    const isBare = isPreview.get() && editor.role.get() !== "viewer";
    if (!shortcut || (isBare && !shortcut.isInPreview)) return;
    const isFree =
      isCanvas ||
      element === null ||
      element === element.ownerDocument.body ||
      // where the keyboard is after a change of screen
      element.nodeName === "MAIN" ||
      element.closest("[data-canvas-keys]") !== null;
    if (!isFree && !shortcut.isEverywhere) return;
    if (shortcut.run(editor, t)) event.preventDefault();
  });
}
