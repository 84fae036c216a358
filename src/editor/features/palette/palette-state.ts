import { editorState } from "../../session/editor-state.ts";
import { createSignal } from "../../signals/signal.ts";

/** Whether the palette is open over an open site. */
export const paletteOpen = editorState(() => createSignal(false));
