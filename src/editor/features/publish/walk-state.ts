import type { ProblemInfo } from "#/api/publishing.ts";
import { editorState } from "../../session/editor-state.ts";
import { createSignal } from "../../signals/signal.ts";

/** Problems that are gone through one after the other, and where one is. */
export interface Walk {
  readonly problems: readonly ProblemInfo[];
  readonly at: number;
  /** The one before was mended: this one is told, and isn't shown until somebody asks. */
  readonly isAhead?: boolean;
}

/** The walk of the site that is open; null where nobody is on one. */
export const walkState = editorState(() => createSignal<Walk | null>(null));
