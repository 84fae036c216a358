import { pageKey } from "#/site/records.ts";
import type { Section } from "#/site/section.ts";
import type { Editor } from "./editor.ts";

/** The sections of the page on the canvas. */
export function sectionsOf(editor: Editor): readonly Section[] {
  return editor.store.records()[pageKey(editor.page.get())]?.sections ?? [];
}
