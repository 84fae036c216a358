import type { ProblemInfo } from "#/api/publishing.ts";
import { targetSchema } from "#/site/operations/target.ts";
import { canvasState } from "../../canvas/canvas-state.ts";
import { drawnPlace } from "../../canvas/folded.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import type { Editor } from "../../session/editor.ts";
import { showProblem } from "../../session/show-problem.ts";

/** A picture that isn't drawn is looked for so often, and so long, in milliseconds. */
const lookEvery = 100;
const longestLook = 5_000;

/** Opens the alt text of a picture once it is drawn. */
function openAltText(editor: Editor, topic: string): void {
  const { control, popoverTarget } = canvasState(editor);
  const selector = `[data-edit="picture"][data-topic="${CSS.escape(topic)}"]`;
  const look = (waited: number): void => {
    const canvas = control.get();
    const drawn = canvas ? [...canvas.document.querySelectorAll<HTMLElement>(selector)] : [];
    const element = drawnPlace(drawn) ?? drawn[0];
    const found = element && canvas?.handles.around(element, "picture");
    if (found) popoverTarget.set({ kind: "picture", ...found, opens: "alt" });
    else if (waited < longestLook) editor.timers.after(lookEvery, () => look(waited + lookEvery));
  };
  // the page is led to it first
  editor.timers.after(lookEvery, () => look(lookEvery));
}

/** Shows what a check is about; of a picture without words for it, the field for them. */
export function showCheck(editor: Editor, problem: ProblemInfo): void {
  showProblem(editor, problem);
  const target = targetSchema.safeParse(problem.target).data;
  if (problem.code === "alt-missing" && target)
    openAltText(editor, fieldTopic(target, problem.path.slice(0, -1)));
}
