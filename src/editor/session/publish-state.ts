import { editorState } from "./editor-state.ts";
import { createSignal } from "../signals/signal.ts";

export const publishState = editorState(({ site, store, serverEvent }) => {
  /** There is something that visitors don't see yet. */
  const isUnpublished = createSignal(site.hasUnpublishedChanges);
  /** What the server last sent about publishing, unread. */
  const progress = createSignal<unknown>(undefined);
  // whatever is done or undone here, or by others, is something that visitors don't see yet
  store.history.subscribe(() => {
    if (!store.history.get().isResumed) isUnpublished.set(true);
  });
  serverEvent.subscribe(() => {
    const event = serverEvent.get();
    if (event?.kind === "operation") isUnpublished.set(true);
    if (event?.kind === "publish") progress.set(event.event);
  });
  /** Calls of whoever wants to publish by name. */
  const asked = createSignal(0);
  return { isUnpublished, progress, asked };
});
