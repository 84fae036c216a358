import type { Problem } from "#/site/problem.ts";
import { editorState } from "../../session/editor-state.ts";
import { createSignal } from "../../signals/signal.ts";

const storageKey = "vitrine-marks";

/** What is marked of the page on the canvas, and whether the owner wants to see it there. */
export const marksState = editorState(() => {
  /** What publishing would find on the page, the bar and the footer; undefined until it was looked for. */
  const problems = createSignal<readonly Problem[] | undefined>(undefined);
  const isShown = createSignal(localStorage.getItem(storageKey) !== "off");
  isShown.subscribe(() => localStorage.setItem(storageKey, isShown.get() ? "on" : "off"));
  /** Whether the list of them is open. */
  const isListed = createSignal(false);
  return { problems, isShown, isListed };
});
