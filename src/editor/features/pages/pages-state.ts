import { editorState } from "../../session/editor-state.ts";
import { createSignal } from "../../signals/signal.ts";

/** Where a new page goes: into the menu of a link of the bar, or (null) into the bar. */
export interface NewPagePlace {
  readonly parent: string | null;
}

export const pagesState = editorState(() => ({
  /** While a page is being added. */
  adding: createSignal<NewPagePlace | null>(null),
  /** The page whose path is being changed. */
  moving: createSignal<string | null>(null),
}));
