import { useEffect } from "react";
import type { Editor } from "./editor.ts";
import { afterFirstView } from "./first-view.ts";

/** Takes in what others do, and how publishing goes on, from the moment that the page is there. */
export function useLiveUpdates(editor: Editor): void {
  useEffect(
    () =>
      afterFirstView(editor, async () => {
        const { followUpdates } = await import("./follow-updates.ts");
        return () => followUpdates(editor);
      }),
    [editor],
  );
}
