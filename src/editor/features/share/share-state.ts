import { editorState } from "../../session/editor-state.ts";
import { createSignal } from "../../signals/signal.ts";

/** Whether sharing was asked for from More, where phones have it. */
export const shareAsked = editorState(() => createSignal(false));
