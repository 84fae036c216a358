import type { Target } from "./operations/target.ts";
import type { Section } from "./section.ts";

/** A section of a page, or a linked one. */
export type ContentSpot =
  | Extract<Target, { section: string }>
  | Extract<Target, { linked: string }>;

/** What operations name the content of a section of a page by. */
export function contentTarget(
  page: string,
  { id, linked }: Pick<Section, "id" | "linked">,
): ContentSpot {
  return linked === undefined ? { page, section: id } : { part: "linked", linked };
}
