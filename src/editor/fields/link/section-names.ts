import type { LanguageCode } from "#/site/language.ts";
import { readText } from "#/site/localized-text.ts";
import { findSection } from "#/sections/definitions.ts";
import { sectionHeading } from "#/site/section-heading.ts";
import type { Section } from "#/site/section.ts";

/** What a section is called by its content: its title; "" where it has none. */
export function sectionTitle(
  section: Section,
  language: LanguageCode,
  primary: LanguageCode,
): string {
  const title = sectionHeading(findSection(section.template), section.fields);
  return title ? readText(title, language, primary).replaceAll(/\s+/g, " ").trim() : "";
}
