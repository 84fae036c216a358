import { createSignal } from "../signals/signal.ts";
import { editorState } from "./editor-state.ts";

/** The section that somebody asked to comment on: where comments are written takes the keyboard for it, once. */
export const askedComment = editorState(() => createSignal<string | null>(null));
