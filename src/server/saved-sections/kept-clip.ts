import { z } from "zod";
import { longestSavedSection } from "#/api/saved-sections.ts";
import type { NewSavedSection, SavedKind, SavedSection } from "#/api/saved-sections.ts";
import { readOwnJson } from "#/lib/read-own-json.ts";
import { bringUpSection } from "#/site/bring-up.ts";
import { checkedClip, fieldsOf, picturesOf, sectionClipSchema, writeClip } from "#/site/clip.ts";
import { OperationRefusal } from "#/site/operations/operation.ts";
import { checkedPage } from "#/site/operations/page-rules.ts";
import { refusalText } from "#/site/operations/refusal-texts.ts";
import { emptyMeta } from "#/site/page.ts";
import { sectionSchema } from "#/site/section.ts";
import type { Section, Templates } from "#/site/section.ts";
import type { SavedSectionTables } from "../db/saved-section-tables.ts";
import { AppError } from "../errors.ts";

/** A clip as its row has it. The version before reads `clip`: a page's first section stays a whole clip there. */
export type KeptClip = Pick<
  SavedSectionTables["savedSections"],
  "clip" | "following" | "isDraft" | "size"
>;

const followingSchema = z.array(sectionSchema);

/** The sections as they may stand: each by itself, those of a page also beside each other. @throws OperationRefusal */
function checkedSections({ kind, clip }: NewSavedSection, templates: Templates): Section[] {
  const sections = checkedClip(clip, { templates });
  if (kind !== "page") return sections;
  return checkedPage({ id: clip.page, meta: emptyMeta, sections }, { templates }).sections;
}

/** What is kept of it, and the pictures that it shows. @throws AppError `operation-refused`, `payload-too-large` */
export function keptClip(
  made: NewSavedSection,
  templates: Templates,
): { readonly kept: KeptClip; readonly pictures: readonly string[] } {
  try {
    const sections = checkedSections(made, templates);
    const clip = writeClip({ ...made.clip, sections: sections.slice(0, 1) });
    const others = sections.slice(1).map(({ parked: _parked, ...section }) => section);
    const following = made.kind === "page" ? JSON.stringify(others) : null;
    const size = clip.length + (following?.length ?? 0);
    if (size > longestSavedSection) throw new AppError("payload-too-large");
    const pictures = [...picturesOf(fieldsOf(sections, { templates }))];
    const isDraft = made.isDraft ? 1 : null;
    return { kept: { clip, following, isDraft, size }, pictures };
  } catch (error) {
    if (!(error instanceof OperationRefusal)) throw error;
    const { rule, path } = error;
    const message = refusalText(error);
    throw new AppError("operation-refused", { message, details: { rule, path }, cause: error });
  }
}

/** What a row has, its sections as their templates have them now; what a newer program made stays what it is. */
export function readKept(
  { clip, following, isDraft }: Omit<KeptClip, "size">,
  templates: Templates,
): Pick<SavedSection, "clip" | "isDraft"> {
  const first = sectionClipSchema.parse(readOwnJson(clip));
  const others = following === null ? [] : followingSchema.parse(readOwnJson(following));
  const sections = [...first.sections, ...others];
  return {
    clip: { ...first, sections: sections.map((one) => bringUpSection(one, templates)) },
    ...(isDraft === 1 && { isDraft: true as const }),
  };
}

/** Which of the rows are of a kind. */
export function whereKind(kind: SavedKind = "section") {
  return ["following", kind === "page" ? "is not" : "is", null] as const;
}
