import type { SpecOf } from "../field-spec.ts";

/** A yes or no, edited beside the section or the item. */
export interface FlagField extends SpecOf<"flag", boolean> {
  readonly initial: boolean;
}

export function flag(options: Omit<FlagField, "kind" | "name" | "stored" | "edited">): FlagField {
  return { kind: "flag", edited: "popover", ...options };
}
