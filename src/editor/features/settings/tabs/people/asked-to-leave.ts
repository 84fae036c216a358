import { editorState } from "../../../../session/editor-state.ts";
import { createSignal } from "../../../../signals/signal.ts";

/** Whether somebody asked by name to leave the site; the tab with the people takes it up. */
export const askedToLeave = editorState(() => createSignal(false));
