import { editorState } from "../../session/editor-state.ts";
import { createSignal } from "../../signals/signal.ts";

/** Whether the field of where the link at the caret leads is to be opened, by the tools of the text that is typed in. */
export const askedLink = editorState(() => createSignal(false));
