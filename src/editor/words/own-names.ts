import { ownWords } from "#/fields/field-spec.ts";
import type { OwnWords } from "#/fields/field-spec.ts";
import { findSection } from "#/sections/definitions.ts";
import type { SectionDefinition } from "#/sections/kit/index.ts";
import { currentLanguage, translatedName } from "./i18n.ts";

/** What something is called in the editor's language: by that language's folder, or by the words beside its code. */
export function nameOf(key: string, words: OwnWords): string {
  return translatedName("names", key) ?? ownWords(words, currentLanguage());
}

/** What a template is called in the editor's language. */
export function labelOf({ id, label }: Pick<SectionDefinition, "id" | "label">): string {
  return nameOf(`sections.${id}.label`, label);
}

/** The sentence about a template in the editor's language. */
export function descriptionOf({
  id,
  description,
}: Pick<SectionDefinition, "id" | "description">): string {
  return nameOf(`sections.${id}.description`, description);
}

/** What owners say who look for a category or a template; empty where that is no more than its name. */
export function needsOf(id: string): string {
  return translatedName("sections", `needs.${id}`) ?? "";
}

/** The name of the template with this id in the editor's language. */
export function templateLabel(template: string): string {
  const definition = findSection(template);
  return definition ? labelOf(definition) : template;
}

/**
 * What a field, its hint or one of its options is called. The same words stand in many templates, so that languages
 * translate them by the English ones.
 */
export function fieldWord(words: OwnWords): string {
  return nameOf(`fields.${words.en}`, words);
}
