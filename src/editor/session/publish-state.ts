import { editorState } from "./editor-state.ts";
import { createSignal } from "../signals/signal.ts";

export const publishState = editorState(({ site, store, serverEvent }) => {
  /** There is something that visitors don't see yet. */
  const isUnpublished = createSignal(site.hasUnpublishedChanges);
  /** Something planned may not have been done, or an operator have taken the site down: the server knows. */
  const mayNeedMark = createSignal(site.failedPlans !== undefined || site.takedown !== undefined);
  /** What the server last sent about publishing, unread. */
  const progress = createSignal<unknown>(undefined);
  // whatever is done or undone here, or by others, is something that visitors don't see yet
  store.history.subscribe(() => {
    if (!store.history.get().isResumed) isUnpublished.set(true);
  });
  serverEvent.subscribe(() => {
    const event = serverEvent.get();
    if (event?.kind === "operation") isUnpublished.set(true);
    if (event?.kind !== "publish") return;
    progress.set(event.event);
    mayNeedMark.set(true);
  });
  /** How far a publication is; undefined where none goes on. */
  const published = createSignal<string | undefined>(undefined);
  /** Calls of whoever wants to publish by name. */
  const asked = createSignal(0);
  return { isUnpublished, mayNeedMark, progress, published, asked };
});
