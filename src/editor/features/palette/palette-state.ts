import { editorState } from "../../session/editor-state.ts";
import type { Editor } from "../../session/editor.ts";
import { createSignal } from "../../signals/signal.ts";

/** Whether the palette is open over an open site. */
export const paletteOpen = editorState(() => createSignal(false));

/** What is typed into the palette. */
export interface Typing {
  readonly typed: string;
  /** Enter came last, and waits for the commands. */
  readonly isEntered: boolean;
}

export const nothingTyped: Typing = { typed: "", isEntered: false };

/** The same for the palette and the field that stands for it until it is there. */
export const typingOf = editorState(() => createSignal(nothingTyped));

export function closePalette(editor: Editor): void {
  paletteOpen(editor).set(false);
  typingOf(editor).set(nothingTyped);
}
