import type { FirstStep } from "#/api/first-steps.ts";
import { seenSections } from "#/site/linked.ts";
import type { Section } from "#/site/section.ts";
import type { Editor } from "../../session/editor.ts";

/** The first section of a page that shows a picture. */
function withPicture(sections: readonly Section[]): string | undefined {
  return sections.find(({ fields }) => JSON.stringify(fields).includes('"asset":'))?.id;
}

/** Goes to where a step is done; undefined where nothing on the canvas leads there. */
export function leadTo(editor: Editor, step: FirstStep): (() => void) | undefined {
  const records = editor.store.records();
  const [home] = records.index?.entries ?? [];
  const page = home?.id ?? "";
  const sections = seenSections(records, page);
  if (!sections || (step !== "title" && step !== "picture")) return undefined;
  const section = step === "title" ? sections[0]?.id : withPicture(sections);
  if (section === undefined) return undefined;
  return () => {
    editor.openPage(page);
    const target = { page, section };
    editor.selection.set(target);
    editor.canvas.get()?.reveal(target, { flash: true, focusText: step === "title" });
  };
}
