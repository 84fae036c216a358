import type { Found } from "../../canvas/canvas-control.ts";
import { editorState } from "../../session/editor-state.ts";
import { createSignal } from "../../signals/signal.ts";

/** The picture that a dragged file is over. */
export const dropTargetOf = editorState(() => createSignal<Found<"picture"> | null>(null));
