import type { FieldSpecs } from "#/fields/kinds.ts";
import { kindOf } from "#/fields/kinds.ts";
import { held, isOfKind } from "#/fields/held-value.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";
import type { Link } from "../link.ts";
import type { LocalizedText } from "../localized-text.ts";

/** A link and the text that says where it leads. */
export interface WordedLink {
  readonly link: Link;
  readonly text: LocalizedText;
  /** Of the text. */
  readonly path: readonly string[];
}

/** The links of a section or part that have words of their own, those of items included. */
export function wordedLinks(
  specs: FieldSpecs,
  fields: StoredFields,
  path: readonly string[] = [],
): WordedLink[] {
  return Object.entries(specs).flatMap(([name, spec]): WordedLink[] => {
    const value = fields[name];
    if (isOfKind(spec, "link")) {
      const { words } = spec;
      const textSpec = words === undefined ? undefined : specs[words];
      const link = held(spec, value);
      if (!link || words === undefined || !isOfKind(textSpec, "text")) return [];
      return [{ link, text: held(textSpec, fields[words]) ?? {}, path: [...path, words] }];
    }
    const levels = value === undefined ? [] : (kindOf(spec).levels?.(value, spec) ?? []);
    return levels.flatMap((level) =>
      // every spec of a template is of a listed kind
      wordedLinks(level.specs as FieldSpecs, level.fields, [...path, name, level.id]),
    );
  });
}
