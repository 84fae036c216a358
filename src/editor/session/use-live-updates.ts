import { useEffect } from "react";
import type { Editor } from "./editor.ts";

/** Takes in what others do, and how publishing goes on, from the moment that the page is there. */
export function useLiveUpdates(editor: Editor): void {
  useEffect(() => {
    let isGone = false;
    let stop = (): void => {
      isGone = true;
    };
    const follow = async (): Promise<void> => {
      const { followUpdates } = await import("./follow-updates.ts");
      if (!isGone) stop = followUpdates(editor);
    };
    const attempt = (): void => {
      follow().catch(() => addEventListener("online", attempt, { once: true }));
    };
    attempt();
    return () => {
      removeEventListener("online", attempt);
      stop();
    };
  }, [editor]);
}
