import type { SavedSection } from "#/api/saved-sections.ts";
import { templates } from "#/sections/definitions.ts";
import { checkedClip, pastedSections, sectionClipSchema } from "#/site/clip.ts";
import { OperationRefusal } from "#/site/operations/operation.ts";
import type { Section } from "#/site/section.ts";
import { leavingClip } from "../../../canvas/clipboard/linked-places.ts";
import { siteInput } from "../../../canvas/clipboard/paste-input.ts";
import type { Editor } from "../../../session/editor.ts";
import { nameOfSection } from "../../../session/section-name.ts";
import { sectionsOf } from "../../../session/sections-of.ts";

/** A section of the page as it is saved; undefined where it is gone. */
export function clipToSave(editor: Editor, section: string): SavedSection["clip"] | undefined {
  editor.canvas.get()?.text.flush();
  const own = sectionsOf(editor).find(({ id }) => id === section);
  if (!own) return undefined;
  const clip = leavingClip(editor, { page: editor.page.get(), sections: [own] });
  return sectionClipSchema.parse(JSON.parse(clip));
}

/** What a section is called until its owner says otherwise: by its heading, or by its template. */
export function nameToStart(editor: Editor, section: string): string {
  const own = sectionsOf(editor).find(({ id }) => id === section);
  return own ? nameOfSection(editor, own) : "";
}

/** A saved section as it would stand on this site; undefined where this version can't show it. */
export function sectionHere(editor: Editor, { clip, assets }: SavedSection): Section | undefined {
  const context = { templates };
  try {
    const sections = checkedClip(clip, context);
    // the installation may have had another address then
    const here = siteInput(editor, { ...clip, origin: location.origin });
    let last = 0;
    const createId = (): string => `saved${(last += 1)}`;
    // its pictures are known by the ids that they were saved with
    const pictures = new Map(assets.map(({ id }) => [id, id]));
    const input = { ...here, createId, pictures, files: new Map(), pages: new Map() };
    return pastedSections({ sections, clip }, input, context)[0];
  } catch (error) {
    if (error instanceof OperationRefusal) return undefined;
    throw error;
  }
}
