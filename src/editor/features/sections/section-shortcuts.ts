import type { Editor } from "../../session/editor.ts";
import { loadAllOperations } from "../../session/with-queries.tsx";
import { sectionsOf } from "../../session/sections-of.ts";
import type { Shortcut } from "../../shell/feature.ts";
import type { Translate } from "../../words/i18n.ts";
import type * as SectionCommands from "./section-commands.ts";
import { sectionsState } from "./sections-state.ts";

type Commands = typeof SectionCommands;

/** What is done with sections comes with their tools: whoever has selected one has moved or pressed something. */
async function withCommands(run: (commands: Commands) => void): Promise<void> {
  const [commands] = await Promise.all([import("./section-commands.ts"), loadAllOperations()]);
  run(commands);
}

function selectedSection(editor: Editor): string | undefined {
  const selection = editor.selection.get();
  return selection && "section" in selection ? selection.section : undefined;
}

/** Does something with the selected section, where there is one. */
function withSection(
  run: (commands: Commands, editor: Editor, section: string, t: Translate) => void,
): Shortcut["run"] {
  return (editor, t) => {
    const section = selectedSection(editor);
    if (section !== undefined)
      void withCommands((commands) => run(commands, editor, section, t)).catch(() => undefined);
    return section !== undefined;
  };
}

/** From what is edited to its tools: they are loaded with what goes there. */
async function focusTools(editor: Editor): Promise<void> {
  (await import("./focus-tools.ts")).focusNextTools(editor);
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
    run(editor, t) {
      withSection(({ duplicateSection }, of, section) => duplicateSection(of, section))(editor, t);
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
    name: "saveSection",
    chords: ["Mod+Shift+S"],
    run(editor) {
      const section = selectedSection(editor);
      if (section !== undefined && !editor.site.isGuest) sectionsState(editor).saving.set(section);
      // the browser would take a picture of the page, or save it
      return true;
    },
  },
  {
    name: "delete",
    chords: ["Delete"],
    run: withSection(({ deleteSection }, ...which) => deleteSection(...which)),
  },
  {
    name: "moveUp",
    chords: ["Alt+Shift+ArrowUp"],
    run: withSection(({ moveSection }, editor, section, t) => moveSection(editor, section, -1, t)),
  },
  {
    name: "moveDown",
    chords: ["Alt+Shift+ArrowDown"],
    run: withSection(({ moveSection }, editor, section, t) => moveSection(editor, section, 1, t)),
  },
  {
    name: "toolbar",
    chords: ["Alt+F10"],
    isEverywhere: true,
    run(editor) {
      void focusTools(editor).catch(() => undefined);
      return true;
    },
  },
];
