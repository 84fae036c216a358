import { editorState } from "../session/editor-state.ts";
import { createSignal } from "../signals/signal.ts";

/** Name of the panel that is open. */
export const openPanel = editorState(() => createSignal<string | null>(null));
