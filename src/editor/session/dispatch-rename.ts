import type { Step } from "#/site/operations/operation.ts";
import { loadWords, translate, translator } from "../words/i18n.ts";
import type { Editor } from "./editor.ts";
import { newestStep, toastStep } from "./toast-step.ts";

/** What a page or the site is called, or a page's path, and was when somebody began to type another for it. */
interface EarlierName {
  readonly now: string;
  readonly was: string;
  readonly of?: "page" | "path" | "site";
}

const words = {
  page: "renamedMeanwhile",
  path: "movedMeanwhile",
  site: "siteRenamedMeanwhile",
} as const;

/** Does what renames something. Where another has renamed it meanwhile, says what it was called. Answers whether it was done. */
export function dispatchRename(
  editor: Editor,
  steps: readonly Step[],
  { now, was, of = "page" }: EarlierName,
): boolean {
  if (editor.dispatch(steps).outcome !== "done") return false;
  if (now.trim() === was.trim()) return true;
  const step = newestStep(editor);
  const tell = (): void => {
    const told = translator("pages")(words[of], { name: now });
    toastStep(editor, told, { label: translate("undo"), run: editor.undo }, step);
  };
  void loadWords("pages").then(tell, () => undefined);
  return true;
}
