import type { LanguageCode } from "#/site/language.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import { readText } from "#/site/localized-text.ts";
import type { Section } from "#/site/section.ts";

/** What a section is called by its content: its title; "" where it has none. */
export function sectionTitle(
  section: Section,
  language: LanguageCode,
  primary: LanguageCode,
): string {
  const title = section.fields["title"] as LocalizedText | undefined;
  return title ? readText(title, language, primary).replaceAll(/\s+/g, " ").trim() : "";
}
