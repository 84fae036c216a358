import { createPublishingClient } from "../../api/publishing-client.ts";
import type { Editor } from "../../session/editor.ts";
import { publishState } from "../../session/publish-state.ts";

/** After the last change it is quiet for so long before the server is asked, in milliseconds. */
const quietFor = 1_500;

/**
 * What was undone, restored or typed back is nothing unpublished: at the first rest after a change the server is asked
 * whether visitors see all of it. The answer ends that.
 */
export function watchTakenBack(editor: Editor): () => void {
  const { store, serverEvent, timers } = editor;
  const { isUnpublished } = publishState(editor);
  const client = createPublishingClient(editor.call, editor.site.id);
  let cancel = (): void => undefined;
  const later = (): void => {
    cancel();
    if (isUnpublished.get()) cancel = timers.after(quietFor, () => void look());
  };
  const look = async (): Promise<void> => {
    // whoever saves last is told so by the store, and looks then
    if (store.save.get().unsent > 0) return;
    const { isEqual, revision } = await client.equalsLive().catch(nothingKnown);
    const isNow = revision === store.revision() && store.save.get().unsent === 0;
    if (isEqual && isNow) isUnpublished.set(false);
  };
  const ends = [store.save, serverEvent, isUnpublished].map((one) => one.subscribe(later));
  later();
  return () => {
    cancel();
    for (const end of ends) end();
  };
}

/** The dot that says too much is better than a message that nobody asked for. */
function nothingKnown(): { isEqual: boolean; revision: number } {
  return { isEqual: false, revision: -1 };
}
