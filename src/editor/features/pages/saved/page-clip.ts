import type { SavedSection } from "#/api/saved-sections.ts";
import { templates } from "#/sections/definitions.ts";
import { pageClipSchema } from "#/site/clip.ts";
import { seenSections, unlinked } from "#/site/linked.ts";
import type { Section } from "#/site/section.ts";
import { leavingClip } from "../../../canvas/clipboard/linked-places.ts";
import type { Editor } from "../../../session/editor.ts";

/**
 * Sections of a page on their way to another one: what stands at places of linked sections as sections of its own, but
 * announcements, which a new page has from its site.
 */
export function leavingSections(sections: readonly Section[]): Section[] {
  return sections
    .filter(({ linked, template }) => !linked || templates(template)?.standsAboveBar !== true)
    .map(unlinked);
}

/** The page as it is saved, which is loaded; undefined where it has no sections. */
export function pageToSave(editor: Editor, page: string): SavedSection["clip"] | undefined {
  editor.canvas.get()?.text.flush();
  const sections = leavingSections(seenSections(editor.store.records(), page) ?? []);
  if (sections.length === 0) return undefined;
  return pageClipSchema.parse(JSON.parse(leavingClip(editor, { page, sections })));
}
