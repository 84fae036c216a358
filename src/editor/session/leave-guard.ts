import { useEffect } from "react";
import { serverReach } from "../reach/server-reach.ts";
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
    const stopRetrying = serverReach.onBack(editor.store.retryNow);
    return () => {
      stopRetrying();
      flush();
      control.abort();
    };
  }, [editor]);
}
