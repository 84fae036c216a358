import { useSyncExternalStore } from "react";
import { isMarked, meantAtCaret } from "./toggle-mark.ts";
import type { MarkKind } from "#/site/text-mark.ts";

const events = ["selectionchange", "input", "keyup"] as const;
/** What is typed is heard of on its way to the text only. */
const options = { capture: true };

/** Whether the words at the caret of a text have a mark. */
export function useIsMarked(element: HTMLElement, kind: MarkKind): boolean {
  const page = element.ownerDocument;
  return useSyncExternalStore(
    (changed) => {
      for (const name of events) page.addEventListener(name, changed, options);
      return () => {
        for (const name of events) page.removeEventListener(name, changed, options);
      };
    },
    () => {
      const at = meantAtCaret(element, kind);
      return at !== undefined && isMarked(at.meant, at.own);
    },
  );
}
