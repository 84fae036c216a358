import { useEffect } from "react";
import type { Editor } from "./editor.ts";

/** Commits what is typed when the tab is left, and asks only where something has not been sent. */
export function useLeaveGuard(editor: Editor): void {
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    const flush = (): void => editor.canvas.get()?.text.flush();
    globalThis.addEventListener(
      "beforeunload",
      (event) => {
        flush();
        if (editor.store.save.get().unsent > 0) event.preventDefault();
      },
      { signal },
    );
    globalThis.addEventListener("pagehide", flush, { signal });
    document.addEventListener(
      "visibilitychange",
      () => document.visibilityState === "hidden" && flush(),
      { signal },
    );
    globalThis.addEventListener("online", editor.store.retryNow, { signal });
    return () => {
      flush();
      control.abort();
    };
  }, [editor]);
}
