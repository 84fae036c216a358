import { specAt } from "#/fields/spec-at.ts";
import type { Target } from "#/site/operations/target.ts";
import { findSection } from "#/sections/definitions.ts";
import { fieldWord, templateLabel } from "./own-names.ts";
import type { Translate } from "./i18n.ts";

/** Where a text stands. */
interface TextPlace {
  readonly target: Target;
  /** Of the section that it belongs to, where it belongs to one. */
  readonly template: string | null;
  readonly path: readonly string[];
}

/** What a text that was found is a part of, and what its field is called, from the outside in. */
export function placeNames(
  { target, template, path }: TextPlace,
  t: Translate<"screens">,
): string[] {
  const part = "part" in target ? t(`places.${target.part}`) : undefined;
  const section = template === null ? undefined : templateLabel(template);
  const fields = template === null ? undefined : findSection(template)?.fields;
  const label = fields && specAt(fields, path)?.label;
  const isAlt = path.at(-1) === "alt";
  const field = isAlt ? t("places.alt") : label && fieldWord(label);
  return [part ?? section, field].filter((name) => name !== undefined);
}
