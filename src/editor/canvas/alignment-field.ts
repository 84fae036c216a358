import type { FieldSpecs } from "#/fields/kinds.ts";

/** The choice that aligns a text; undefined where a text has none. */
export function alignmentField(specs: FieldSpecs, text: string): string | undefined {
  return Object.keys(specs).find((name) => specs[name]?.aligns === text);
}
