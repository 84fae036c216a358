import { findSection } from "#/sections/definitions.ts";
import { seenSections } from "#/site/linked.ts";
import { readText } from "#/site/localized-text.ts";
import { sectionHeading } from "#/site/section-heading.ts";
import type { LanguageCode } from "#/site/language.ts";
import { primaryLanguage } from "#/site/language.ts";
import type { Records } from "#/site/records.ts";

/** The first title on a page, in one line; "" where it has none. */
export function sampleTitle(records: Records, page: string, language: LanguageCode): string {
  const primary = primaryLanguage(records.site?.languages ?? []);
  for (const { template, fields } of seenSections(records, page) ?? []) {
    const heading = sectionHeading(findSection(template), fields);
    const title = heading ? readText(heading, language, primary) : "";
    if (title.trim() !== "") return title.replaceAll(/\s+/g, " ").trim();
  }
  return "";
}
