import { useEffect } from "react";
import { followSite } from "../document-store/live-updates.ts";
import type { Editor } from "./editor.ts";

/** Takes in what others do, and how publishing goes on. */
export function useLiveUpdates(editor: Editor): void {
  useEffect(
    () =>
      followSite({
        open: (revision) =>
          new EventSource(`/api/v1/sites/${editor.site.id}/events?since=${revision}`),
        revision: editor.store.revision,
        timers: editor.timers,
        onOperation: (operation) => {
          editor.serverEvent.set({ kind: "operation" });
          editor.store.receive(operation);
        },
        onPublish: (event) => editor.serverEvent.set({ kind: "publish", event }),
        onEnd: editor.store.retryNow,
      }),
    [editor],
  );
}
