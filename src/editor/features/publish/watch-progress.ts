import { publishEventSchema } from "#/api/publish-event.ts";
import type { Editor } from "../../session/editor.ts";
import { publishState } from "../../session/publish-state.ts";

/** Keeps how far a publication is, also while its popover is closed. The answer ends it. */
export function watchProgress(editor: Editor): () => void {
  const { progress, published } = publishState(editor);
  const read = (): void => {
    const event = publishEventSchema.safeParse(progress.get());
    const isGoingOn =
      event.success && (event.data.state === "pictures" || event.data.state === "pages");
    published.set(isGoingOn ? `${event.data.done}/${event.data.total}` : undefined);
  };
  read();
  return progress.subscribe(read);
}
