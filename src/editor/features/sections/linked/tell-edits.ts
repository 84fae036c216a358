import { placeOf } from "../../../document-store/place.ts";
import type { Editor } from "../../../session/editor.ts";
import { countPages, pagesOf } from "../../../session/linked-pages.ts";
import type { Translate } from "../../../words/i18n.ts";
import { sectionsState } from "../sections-state.ts";

/** Whether it was told of a linked section, or need not be: it stands on one page as far as is known here. */
function isTold(editor: Editor, linked: string): boolean {
  const { toldLinked, aloneLinked } = sectionsState(editor);
  if (toldLinked.has(linked)) return true;
  return aloneLinked.has(linked) && pagesOf(editor, linked, []).length <= 1;
}

async function tell(editor: Editor, linked: string, t: Translate<"editing">): Promise<void> {
  const { toldLinked, aloneLinked } = sectionsState(editor);
  // a toast that is there may be how to take back this very step: the next change tells it
  const isTaken = (): boolean => editor.toasts.get().length > 0;
  toldLinked.add(linked);
  // once the step that is told is done: asking takes over what is being typed
  await Promise.resolve();
  const count = isTaken() ? undefined : await countPages(editor, linked);
  if (count !== undefined && count > 1 && !isTaken())
    return editor.toast(t("linked.editing", { count }));
  toldLinked.delete(linked);
  if (count !== undefined && count <= 1) aloneLinked.add(linked);
}

/** Says once of each linked section, when it is changed first, on how many pages that shows. Answers how to stop. */
export function tellLinkedEdits(editor: Editor, t: Translate<"editing">): () => void {
  const { history } = editor.store;
  let before = history.get().past.length;
  return history.subscribe(() => {
    const { past, future, isResumed } = history.get();
    // what was undone, or is kept from an earlier visit, is nothing new
    const isLater = past.length >= before && past.length <= before + 1 && future.length === 0;
    before = past.length;
    const step = past.at(-1);
    const linked = step && placeOf(step.step).linked;
    if (!isLater || isResumed || linked === undefined || isTold(editor, linked)) return;
    void tell(editor, linked, t);
  });
}
