import type { FieldSpec, FieldSpecs } from "./kinds.ts";

/** The fields of a level that are edited beside it, in a popover. */
export function popoverFields(specs: FieldSpecs): readonly (readonly [string, FieldSpec])[] {
  return Object.entries(specs).filter(([, spec]) => spec.edited === "popover");
}
