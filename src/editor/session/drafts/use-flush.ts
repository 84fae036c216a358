import { useEffect } from "react";
import type { DraftKeeper } from "./draft-keeper.ts";

/** Takes what is typed when the window is left, before the guard asks whether everything is sent. */
export function useFlush(drafts: DraftKeeper): void {
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    for (const name of ["beforeunload", "pagehide"])
      globalThis.addEventListener(name, drafts.flush, { signal, capture: true });
    document.addEventListener(
      "visibilitychange",
      () => document.visibilityState === "hidden" && drafts.flush(),
      { signal },
    );
    return () => control.abort();
  }, [drafts]);
}
