import type { NamedItem } from "#/fields/field-control.ts";
import { held, isOfKind } from "#/fields/held-value.ts";
import type { LanguageCode } from "#/site/language.ts";
import { readText } from "#/site/localized-text.ts";
import type { Target } from "#/site/operations/target.ts";
import type { Records } from "#/site/records.ts";
import { findSpec } from "#/site/operations/target.ts";
import { templates } from "#/sections/definitions.ts";
import { fieldValue } from "../../document-store/read-field.ts";

/** The items of a list of a target by their first text, as a language reads it; none where there is no such list. */
export function namedItems(
  records: Records,
  target: Target,
  list: string,
  [language, primary]: readonly [LanguageCode, LanguageCode],
): readonly NamedItem[] {
  const spec = findSpec(records, target, [list], templates);
  if (!isOfKind(spec, "list")) return [];
  const [name, words] = Object.entries(spec.item).find(([, one]) => isOfKind(one, "text")) ?? [];
  return (held(spec, fieldValue(records, target, [list])) ?? []).map((item) => {
    const text = words && name && isOfKind(words, "text") ? held(words, item[name]) : undefined;
    return { id: item.id, name: readText(text ?? {}, language, primary) };
  });
}
