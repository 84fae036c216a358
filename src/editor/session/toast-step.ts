import type { HistoryEntry } from "../document-store/history.ts";
import type { ToastAction } from "../ui/toast-stack.tsx";
import type { Editor } from "./editor.ts";

/** What undoing would take back now. */
export function newestStep({ store }: Pick<Editor, "store">): HistoryEntry | undefined {
  return store.history.get().past.at(-1);
}

/** Says what a step did and offers to take it back, for as long as it is the newest one of this tab. */
export function toastStep(
  editor: Editor,
  message: string,
  { label, run }: ToastAction,
  step = newestStep(editor),
  more?: ToastAction,
): void {
  if (newestStep(editor) !== step) return editor.toast(message);
  const takeBack = (): void => {
    // what was typed meanwhile is a newer step
    editor.canvas.get()?.text.flush();
    if (newestStep(editor) === step) run();
  };
  editor.toast(message, { label, run: takeBack }, more);
  const shown = editor.toasts.get().at(-1);
  const stop = editor.store.history.subscribe(() => {
    if (newestStep(editor) === step) return;
    stop();
    if (shown) editor.dismissToast(shown.id);
  });
}
