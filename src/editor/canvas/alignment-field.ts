import type { FieldSpecs } from "#/fields/kinds.ts";

/** The choice that aligns a text: `titleAlignment` for `title`; undefined where a text has none. */
export function alignmentField(specs: FieldSpecs, text: string): string | undefined {
  const stem = text.replace(/Text$/, "");
  const block = `block${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  const names = [text, stem, block].map((name) => `${name}Alignment`);
  return names.find((name) => specs[name]?.kind === "choice");
}
