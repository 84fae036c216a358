import type { SpecOf } from "../field-spec.ts";

/**
 * Marks of an item, such as "spicy": ids of items of a list of the section, its legend. Ids that the legend hasn't are
 * no marks, and are kept: the legend may get them back.
 */
export interface MarksField extends SpecOf<"marks", string[]> {
  /** The list of the section that has the marks. */
  readonly legend: string;
  /** Most marks of an item. */
  readonly max: number;
}

export function marks(
  options: Omit<MarksField, "kind" | "name" | "stored" | "edited">,
): MarksField {
  return { kind: "marks", edited: "popover", ...options };
}
