import { templates } from "#/sections/definitions.ts";
import { fieldsOf, pastedSections, picturesOf } from "#/site/clip.ts";
import type { Clip } from "#/site/clip.ts";
import type { Section } from "#/site/section.ts";
import { lostLinks, tellLost } from "../../../canvas/clipboard/emptied-links.ts";
import { pasteInput, siteInput } from "../../../canvas/clipboard/paste-input.ts";
import type { BroughtInput, ContentSource } from "../../../canvas/clipboard/paste-input.ts";
import type { Editor } from "../../../session/editor.ts";
import type { ThumbnailSources } from "../../../thumbnails/thumbnail-sources.ts";
import { loadWords, translator } from "../../../words/i18n.ts";

const context = { templates };

/** Sections of a page that is none of this site's, checked, and how they come here. */
export interface ForeignSections {
  readonly clip: Clip;
  readonly sections: readonly Section[];
  /** Their pictures where they are from. */
  readonly files: ThumbnailSources["files"];
  /** How their pictures and files come here, until that is given up. */
  readonly content: (signal: AbortSignal) => ContentSource;
}

/** As they would stand here, with the pictures that they have where they are from. */
export function seenHere(editor: Editor, { clip, sections }: ForeignSections): Section[] {
  const pictures = new Map([...picturesOf(fieldsOf(sections, context))].map((id) => [id, id]));
  const input = { ...siteInput(editor, clip), pictures, files: new Map() };
  return pastedSections({ sections, clip }, input, context);
}

/** As they stand here, with all that came along. */
export async function broughtHere(
  editor: Editor,
  { clip, sections, content }: ForeignSections,
  signal: AbortSignal,
): Promise<{ readonly made: Section[]; readonly input: BroughtInput }> {
  await loadWords("editing");
  const held = fieldsOf(sections, context);
  const t = translator("editing");
  const input = await pasteInput(editor, { clip, held, t, ...content(signal) });
  return { made: pastedSections({ sections, clip }, input, context), input };
}

interface Lost extends Pick<ForeignSections, "sections"> {
  readonly made: readonly Section[];
  /** How many pictures. */
  readonly pictures: number;
}

/** Tells which links and pictures of a new page were lost on the way. */
export function tellLostHere(editor: Editor, page: string, { pictures, ...lost }: Lost): void {
  tellLost(editor, { page, links: lostLinks(page, lost), pictures }, translator("editing"));
}
