import type { OwnWords, SpecOf } from "../field-spec.ts";

/**
 * An item of a list of the section that another one belongs to, such as the room of a session: its id, or null. An id
 * that the list hasn't reads as none, and is kept: the item may come back.
 */
export interface ReferenceField extends SpecOf<"reference", string | null> {
  /** The list of the section that has the items. */
  readonly list: string;
  /** What its control calls none of them. */
  readonly none: OwnWords;
}

/** Starting items point by the `key` of an item of the list, which has to stand before theirs. */
export function reference(
  options: Omit<ReferenceField, "kind" | "name" | "stored" | "edited">,
): ReferenceField {
  return { kind: "reference", edited: "popover", ...options };
}
