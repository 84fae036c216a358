import { useEffect } from "react";
import { followSite } from "../document-store/live-updates.ts";
import type { Editor } from "./editor.ts";

/** Takes in what others do, and how publishing goes on. */
export function useLiveUpdates(editor: Editor): void {
  useEffect(() => {
    const { store } = editor;
    let stop: () => void = () => undefined;
    function follow(): void {
      stop = followSite({
        open: (revision) =>
          new EventSource(`/api/v1/sites/${editor.site.id}/events?since=${revision}`),
        revision: store.revision,
        timers: editor.timers,
        onOperation: (operation) => {
          editor.serverEvent.set({ kind: "operation" });
          store.receive(operation);
        },
        onPublish: (event) => editor.serverEvent.set({ kind: "publish", event }),
        onEnd: waitForAccess,
      });
    }
    /** Whose session has ended may sign in again: then the server takes edits, and there is something to hear. */
    function waitForAccess(): void {
      stop = store.save.subscribe(() => {
        if (store.save.get().phase !== "saved") return;
        stop();
        follow();
      });
      store.retryNow();
    }
    follow();
    return () => stop();
  }, [editor]);
}
