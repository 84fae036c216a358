import type { ProblemInfo } from "#/api/publishing.ts";
import { targetSchema } from "#/site/operations/target.ts";
import type { Target } from "#/site/operations/target.ts";
import type { Editor } from "../../editor.ts";

/** What of a page the canvas can show. */
function shownTarget(target: unknown): Target | undefined {
  const read = targetSchema.safeParse(target);
  if (!read.success) return undefined;
  const isShown =
    !("part" in read.data) || read.data.part === "navigation" || read.data.part === "footer";
  return isShown ? read.data : undefined;
}

/** Whether there is a spot on a page to jump to. */
export function canJump({ page, target }: Pick<ProblemInfo, "page" | "target">): boolean {
  return page !== null || shownTarget(target) !== undefined;
}

/** Calls once the page is on the canvas. */
function whenShown(editor: Editor, page: string | null, then: () => void): void {
  if (page === null || editor.page.get() === page) return then();
  const end = editor.page.subscribe(() => {
    end();
    if (editor.page.get() === page) then();
  });
  editor.openPage(page);
}

/** Shows a problem's spot: its page, its language, its field. */
export function jumpTo(editor: Editor, problem: ProblemInfo): void {
  const { page, target, path, language } = problem;
  if (language !== null) editor.language.set(language);
  whenShown(editor, page, () => {
    const shown = shownTarget(target);
    if (!shown) return;
    editor.selection.set(shown);
    editor.canvas.get()?.reveal(shown, { flash: true, path });
  });
}
