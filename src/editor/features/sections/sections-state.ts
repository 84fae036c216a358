import type { SectionSpot } from "../../canvas/find-target.ts";
import { editorState } from "../../session/editor-state.ts";
import { createSignal } from "../../signals/signal.ts";
import type { Reordering } from "../../ui/reorder/reorder.ts";

export interface Insertion {
  readonly after: string | null;
  /** The category that the picker begins with. */
  readonly category?: string;
}

export interface Placing {
  readonly linked: string;
  /** Those that it doesn't stand on yet. */
  readonly pages: readonly string[];
}

export const sectionsState = editorState(() => ({
  /** Where a section is to be inserted, while the picker is open: behind `after`, or first. */
  insertion: createSignal<Insertion | null>(null),
  /** The section or footer that gets another layout, while that is chosen. */
  swapping: createSignal<SectionSpot | null>(null),
  /** The linked section that is added to a page, while one of these pages is chosen. */
  placing: createSignal<Placing | null>(null),
  /** The section that is being saved for all sites, while its name is asked. */
  saving: createSignal<string | null>(null),
  /** The linked sections of which was said that they change on several pages. */
  toldLinked: new Set<string>(),
  /** The linked sections that stood on no other page when one was changed. */
  aloneLinked: new Set<string>(),
  /** The section that is being moved on the canvas, and where it would land. */
  reordering: createSignal<Reordering | null>(null),
}));
