import {
  deleteSection,
  duplicateSection,
  moveSection,
  sectionsOf,
} from "../../features/sections/section-commands.ts";
import type { Editor } from "../../session/editor.ts";
import type { Translate } from "../../words/i18n.ts";
import type { Shortcut } from "./shortcut.ts";

/** From a text to its section, from there to the page. */
function climb(editor: Editor): void {
  const canvas = editor.canvas.get();
  if (canvas?.text.focus.get()) {
    canvas.text.leave();
    canvas.focus();
  } else if (editor.spot.get()) editor.spot.set(null);
  else if (editor.isPreview.get()) editor.isPreview.set(editor.site.role === "viewer");
  else editor.selection.set(null);
}

function insertAtSelection(editor: Editor): void {
  const selection = editor.selection.get();
  const sections = sectionsOf(editor);
  const isOnPage = selection !== null && "section" in selection;
  editor.insertion.set({ after: isOnPage ? selection.section : (sections.at(-1)?.id ?? null) });
}

/** Does what a key press asked for; answers whether it did anything. */
export function runShortcut(editor: Editor, shortcut: Shortcut, t: Translate): boolean {
  const selection = editor.selection.get();
  const section = selection && "section" in selection ? selection.section : undefined;
  if (editor.isPreview.get() && shortcut !== "climb") return false;
  switch (shortcut) {
    case "undo":
      editor.undo();
      return true;
    case "redo":
      editor.redo();
      return true;
    case "save":
      editor.canvas.get()?.text.flush();
      editor.store.retryNow();
      return true;
    case "climb":
      climb(editor);
      return true;
    case "insert":
      insertAtSelection(editor);
      return true;
    case "help":
      editor.panel.set("keys");
      return true;
    case "toolbar": {
      const toolbar = document.querySelector<HTMLElement>(
        '.canvas-pop input, [data-section-toolbar] [tabindex="0"]',
      );
      toolbar?.focus();
      return toolbar !== null;
    }
    case "duplicate":
      if (section !== undefined) duplicateSection(editor, section);
      return true;
    case "delete":
      if (section !== undefined) deleteSection(editor, section, t);
      return section !== undefined;
    case "move-up":
    case "move-down":
      if (section !== undefined) moveSection(editor, section, shortcut === "move-up" ? -1 : 1, t);
      return section !== undefined;
  }
}
