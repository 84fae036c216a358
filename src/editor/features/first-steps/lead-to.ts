import type { FirstStep } from "#/api/first-steps.ts";
import type { Page } from "#/site/page.ts";
import { pageKey } from "#/site/records.ts";
import type { Editor } from "../../session/editor.ts";

/** The first section of a page that shows a picture. */
function withPicture({ sections }: Page): string | undefined {
  return sections.find(({ fields }) => JSON.stringify(fields).includes('"asset":'))?.id;
}

/** Goes to where a step is done; undefined where nothing on the canvas leads there. */
export function leadTo(editor: Editor, step: FirstStep): (() => void) | undefined {
  const { index, ...records } = editor.store.records();
  const [home] = index?.entries ?? [];
  const page = home && records[pageKey(home.id)];
  if (!page || (step !== "title" && step !== "picture")) return undefined;
  const section = step === "title" ? page.sections[0]?.id : withPicture(page);
  if (section === undefined) return undefined;
  return () => {
    editor.openPage(page.id);
    const target = { page: page.id, section };
    editor.selection.set(target);
    editor.canvas.get()?.reveal(target, { flash: true, focusText: step === "title" });
  };
}
