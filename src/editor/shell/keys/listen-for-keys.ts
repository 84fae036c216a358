import { elementOf, textAround } from "../../canvas/events/listen.ts";
import type { Listeners } from "../../canvas/events/listen.ts";
import type { Editor } from "../../session/editor.ts";
import type { Translate } from "../../words/i18n.ts";
import { runShortcut } from "./run-shortcut.ts";
import type { Shortcut } from "./shortcut.ts";
import { shortcutOf } from "./shortcut.ts";

/** What works everywhere; the rest only while the canvas has the keyboard. */
const everywhere = new Set<Shortcut>(["undo", "redo", "save", "toolbar"]);

interface KeysOptions {
  readonly editor: Editor;
  readonly t: Translate;
  /** The canvas' own document, or the one of the frame around it. */
  readonly isCanvas: boolean;
}

/** Shortcuts of the editor. In the frame's own fields the browser keeps its keys. */
export function listenForKeys(listeners: Listeners, { editor, t, isCanvas }: KeysOptions): void {
  listeners.on("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    const element = elementOf(event.target);
    const isField = Boolean(element?.closest("input, textarea, select, [role=combobox]"));
    if (isField && !isCanvas) return;
    const shortcut = shortcutOf(event, { isTyping: textAround(element) !== null });
    if (!shortcut) return;
    const isFree =
      isCanvas ||
      element === null ||
      element === element.ownerDocument.body ||
      element.closest("[data-canvas-keys]") !== null;
    if (!isFree && !everywhere.has(shortcut)) return;
    if (runShortcut(editor, shortcut, t)) event.preventDefault();
  });
}
