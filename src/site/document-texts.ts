import { kindOf } from "#/fields/kinds.ts";
import type { DocumentPart } from "./document-parts.ts";
import { walkFields } from "./field-walk.ts";
import type { LocalizedText } from "./localized-text.ts";
import type { Target } from "./operations/target.ts";

/** A text of a document and where it stands, as operations name it. */
export interface DocumentText {
  readonly target: Target;
  /** Of the section that it belongs to. */
  readonly template: string | undefined;
  readonly path: readonly string[];
  /** Most characters that are published. */
  readonly limit: number;
  readonly text: LocalizedText;
}

/** Every text of parts, alt texts included, in their order. */
export function textsOf(parts: readonly DocumentPart[]): DocumentText[] {
  return parts.flatMap(({ specs, fields, target, template }) => {
    const found: DocumentText[] = [];
    walkFields(specs, fields, ({ spec, value, path }) => {
      for (const held of kindOf(spec).texts?.(value, spec) ?? [])
        found.push({
          target,
          template,
          path: [...path(), ...held.path],
          limit: held.limit,
          text: held.text,
        });
    });
    return found;
  });
}
