import { editorState } from "../../session/editor-state.ts";
import { createSignal } from "../../signals/signal.ts";
import type { Reordering } from "../../ui/reorder/reorder.ts";

export const sectionsState = editorState(() => ({
  /** Where a section is to be inserted, while the picker is open: behind `after`, or first. */
  insertion: createSignal<{ readonly after: string | null } | null>(null),
  /** The section that is being moved on the canvas, and where it would land. */
  reordering: createSignal<Reordering | null>(null),
}));
