import { seenSections } from "#/site/linked.ts";
import type { Section } from "#/site/section.ts";
import type { Editor } from "./editor.ts";

/** What is seen of the sections of the page on the canvas: a linked one as what stands at its place. */
export function sectionsOf(editor: Editor): readonly Section[] {
  return seenSections(editor.store.records(), editor.page.get()) ?? [];
}
