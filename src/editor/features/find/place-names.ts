import { specAt } from "#/fields/spec-at.ts";
import type { FoundText } from "#/api/texts.ts";
import { findSection } from "#/sections/definitions.ts";
import { fieldWord, templateLabel } from "../../words/own-names.ts";
import type { Translate } from "../../words/i18n.ts";

/** What a text that was found is a part of, and what its field is called, from the outside in. */
export function placeNames({ target, template, path }: FoundText, t: Translate<"find">): string[] {
  const part = "part" in target ? t(`parts.${target.part}`) : undefined;
  const section = template === null ? undefined : templateLabel(template);
  const fields = template === null ? undefined : findSection(template)?.fields;
  const label = fields && specAt(fields, path)?.label;
  const isAlt = path.at(-1) === "alt";
  const field = isAlt ? t("alt") : label && fieldWord(label);
  return [part ?? section, field].filter((name) => name !== undefined);
}
