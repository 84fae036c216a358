import type { Step } from "#/site/operations/operation.ts";
import { loadWords, translate, translator } from "../words/i18n.ts";
import type { Editor } from "./editor.ts";
import { newestStep, toastStep } from "./toast-step.ts";

/** What a page is called, and was when somebody began to type another name for it. */
interface EarlierName {
  readonly now: string;
  readonly was: string;
}

/** Does what renames a page. Where another has renamed it meanwhile, says what it was called. Answers whether it was done. */
export function dispatchRename(
  editor: Editor,
  steps: readonly Step[],
  { now, was }: EarlierName,
): boolean {
  if (editor.dispatch(steps).outcome !== "done") return false;
  if (now.trim() === was.trim()) return true;
  const step = newestStep(editor);
  const tell = (): void => {
    const words = translator("pages")("renamedMeanwhile", { name: now });
    toastStep(editor, words, { label: translate("undo"), run: editor.undo }, step);
  };
  void loadWords("pages").then(tell, () => undefined);
  return true;
}
