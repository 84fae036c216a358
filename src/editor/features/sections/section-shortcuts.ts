import { flushSync } from "react-dom";
import { canvasState } from "../../canvas/canvas-state.ts";
import { byKey } from "../../canvas/by-key.ts";
import { spotAround } from "../../canvas/find-target.ts";
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

/** What Alt+F10 leads to, in this order: of what is at hand on the page, and of its section. */
const tools = [
  ".canvas-pop",
  "[data-picture-toolbar]",
  "[data-item-toolbar]",
  "[data-section-toolbar]",
];

/** The link that the caret is in has its popover open. */
function openLinkAtCaret(editor: Editor): void {
  const { control, popoverTarget } = canvasState(editor);
  const canvas = control.get();
  const text = canvas?.text.focus.get()?.element;
  const link = text && canvas.handles.around(text, "link");
  if (link && popoverTarget.get() === null)
    flushSync(() => popoverTarget.set({ kind: "link", ...link }));
}

/** The picture that has the focus has its tools open. */
function openPictureInFocus(editor: Editor): void {
  const { control, popoverTarget } = canvasState(editor);
  const canvas = control.get();
  const image = canvas?.document.activeElement;
  const isHere = document.activeElement === canvas?.document.defaultView?.frameElement;
  const found = isHere && image?.nodeName === "IMG" && canvas?.handles.around(image, "picture");
  if (!found || popoverTarget.get() !== null) return;
  flushSync(() => {
    // what is selected anew closes what was open
    editor.selection.set(spotAround(found.element, editor.page.get()));
    popoverTarget.set({ kind: "picture", ...found });
  });
}

/** From what is edited to its tools, and pressed again on to the next ones. */
function focusNextTools(editor: Editor): boolean {
  openLinkAtCaret(editor);
  openPictureInFocus(editor);
  const there = tools.flatMap((name) => [...document.querySelectorAll<HTMLElement>(name)]);
  const here = there.findIndex((one) => one.contains(document.activeElement));
  for (const one of [...there.slice(here + 1), ...there.slice(0, here + 1)]) {
    one.querySelector<HTMLElement>('input, [tabindex="0"]')?.focus(byKey);
    if (one.contains(document.activeElement)) return true;
  }
  return false;
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
    run: focusNextTools,
  },
];
