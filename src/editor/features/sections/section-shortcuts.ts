import type { Editor } from "../../session/editor.ts";
import { sectionsOf } from "../../session/sections-of.ts";
import type { Shortcut } from "../../shell/feature.ts";
import type { Translate } from "../../words/i18n.ts";
import { deleteSection, duplicateSection, moveSection } from "./section-commands.ts";
import { sectionsState } from "./sections-state.ts";

function selectedSection(editor: Editor): string | undefined {
  const selection = editor.selection.get();
  return selection && "section" in selection ? selection.section : undefined;
}

/** Does something with the selected section, where there is one. */
function withSection(
  run: (editor: Editor, section: string, t: Translate) => void,
): Shortcut["run"] {
  return (editor, t) => {
    const section = selectedSection(editor);
    if (section !== undefined) run(editor, section, t);
    return section !== undefined;
  };
}

export const sectionShortcuts: readonly Shortcut[] = [
  {
    name: "insert",
    chords: ["/"],
    run(editor) {
      const after = selectedSection(editor) ?? sectionsOf(editor).at(-1)?.id ?? null;
      sectionsState(editor).insertion.set({ after });
      return true;
    },
  },
  {
    name: "duplicate",
    chords: ["Mod+D"],
    run(editor) {
      const section = selectedSection(editor);
      if (section !== undefined) duplicateSection(editor, section);
      // the browser would make a bookmark
      return true;
    },
  },
  {
    name: "copy",
    chords: ["Mod+C"],
    // what copies, cuts and pastes listens for that itself (clipboard/)
    run: () => false,
  },
  {
    name: "cut",
    chords: ["Mod+X"],
    run: () => false,
  },
  {
    name: "paste",
    chords: ["Mod+V"],
    run: () => false,
  },
  {
    name: "delete",
    chords: ["Delete"],
    run: withSection((editor, section, t) => deleteSection(editor, section, t)),
  },
  {
    name: "moveUp",
    chords: ["Alt+Shift+ArrowUp"],
    run: withSection((editor, section, t) => moveSection(editor, section, -1, t)),
  },
  {
    name: "moveDown",
    chords: ["Alt+Shift+ArrowDown"],
    run: withSection((editor, section, t) => moveSection(editor, section, 1, t)),
  },
  {
    name: "toolbar",
    chords: ["Alt+F10"],
    isEverywhere: true,
    run() {
      const toolbar = document.querySelector<HTMLElement>(
        '.canvas-pop input, [data-section-toolbar] [tabindex="0"]',
      );
      toolbar?.focus();
      return toolbar !== null;
    },
  },
];
