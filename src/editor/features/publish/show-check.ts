import type { ProblemInfo } from "#/api/publishing.ts";
import { isAtLeast } from "#/api/roles.ts";
import { templates } from "#/sections/definitions.ts";
import { findSpec, targetSchema } from "#/site/operations/target.ts";
import type { Target } from "#/site/operations/target.ts";
import { pageKey } from "#/site/records.ts";
import type { Handle, HandleOf } from "../../canvas/handle.ts";
import { canvasState } from "../../canvas/canvas-state.ts";
import { drawnPlace } from "../../canvas/folded.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import type { Editor } from "../../session/editor.ts";
import { showProblem } from "../../session/show-problem.ts";
import { linkInText, openLinkInText } from "./link-in-text.ts";
import { lookUntil } from "./look-until.ts";

interface Drawn<Kind extends Handle["kind"]> {
  readonly element: HTMLElement;
  readonly handle: HandleOf<Kind>;
}

/** Opens what belongs to a field on the canvas once it is drawn. */
function openOnceDrawn<Kind extends "picture" | "link">(
  editor: Editor,
  { kind, topic }: { kind: Kind; topic: string },
  open: (found: Drawn<Kind>) => void,
): void {
  const { control } = canvasState(editor);
  const selector = `[data-edit="${kind}"][data-topic="${CSS.escape(topic)}"]`;
  const find = (): Drawn<Kind> | undefined => {
    const canvas = control.get();
    const drawn = canvas ? [...canvas.document.querySelectorAll<HTMLElement>(selector)] : [];
    const element = drawnPlace(drawn) ?? drawn[0];
    return element && canvas?.handles.around(element, kind);
  };
  lookUntil(editor, find, open);
}

/** Whether a problem is about where a link of its own leads, rather than one within a text. */
function isOfLink({ store }: Editor, target: Target, { code, path }: ProblemInfo): boolean {
  if (!code.startsWith("link-") && !code.startsWith("outside-")) return false;
  return findSpec(store.records(), target, path, templates)?.kind === "link";
}

function showLoaded(editor: Editor, problem: ProblemInfo): void {
  const target = targetSchema.safeParse(problem.target).data;
  const { popoverTarget } = canvasState(editor);
  const { path, code } = problem;
  const mayEdit = isAtLeast(editor.role.get(), "editor");
  const isLink = target && mayEdit && isOfLink(editor, target, problem);
  const inText = mayEdit && !isLink ? linkInText(editor, problem) : undefined;
  showProblem(editor, isLink ? { ...problem, hasPopover: true } : problem);
  if (inText) openLinkInText(editor, inText);
  if (isLink)
    openOnceDrawn(editor, { kind: "link", topic: fieldTopic(target, path) }, (found) =>
      popoverTarget.set({ kind: "link", ...found, takesFocus: true }),
    );
  if (target && code === "alt-missing")
    openOnceDrawn(
      editor,
      { kind: "picture", topic: fieldTopic(target, path.slice(0, -1)) },
      (found) => popoverTarget.set({ kind: "picture", ...found, opens: "alt" }),
    );
}

/** Shows what a check is about: of a link the field of where it leads, of a picture without words the field for them. */
export function showCheck(editor: Editor, problem: ProblemInfo): void {
  const show = (): void => showLoaded(editor, problem);
  const { page } = problem;
  if (page === null || editor.store.records()[pageKey(page)]) return show();
  // what kind of field it is about, its page tells
  void editor.store.loadPage(page).then(show, show);
}
