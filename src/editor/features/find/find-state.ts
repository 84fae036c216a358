import type { TextsSearch } from "../../api/texts-client.ts";
import { editorState } from "../../session/editor-state.ts";
import { createSignal } from "../../signals/signal.ts";

/** What is looked for, and what comes for it. */
export interface Wanted {
  readonly search: TextsSearch;
  readonly replacement: string;
  /** Somebody has been in the field of the replacement: an empty one means to remove. */
  readonly isReplacing?: boolean;
}

/** Kept for the site that is open, so that the panel comes back as it was left. */
export const findState = editorState(() => ({
  wanted: createSignal<Wanted>({
    search: { search: "", matchCase: false, wholeWord: false },
    replacement: "",
  }),
  /** What was looked for when something was replaced last. */
  replaced: createSignal<string | null>(null),
  /** Key of the text that was shown last. */
  current: createSignal<string | null>(null),
}));
