import { editorState } from "../../session/editor-state.ts";
import { createSignal } from "../../signals/signal.ts";
import type { Reordering } from "../../ui/reorder/reorder.ts";

export interface Insertion {
  readonly after: string | null;
  /** The category that the picker begins with. */
  readonly category?: string;
}

export const sectionsState = editorState(() => ({
  /** Where a section is to be inserted, while the picker is open: behind `after`, or first. */
  insertion: createSignal<Insertion | null>(null),
  /** The section that is being saved for all sites, while its name is asked. */
  saving: createSignal<string | null>(null),
  /** The section that is being moved on the canvas, and where it would land. */
  reordering: createSignal<Reordering | null>(null),
}));
