import { templates } from "#/sections/definitions.ts";
import { primaryLanguage } from "#/site/language.ts";
import { readText } from "#/site/localized-text.ts";
import { sectionHeading } from "#/site/section-heading.ts";
import type { Section } from "#/site/section.ts";
import { templateLabel } from "../words/own-names.ts";
import type { Editor } from "./editor.ts";

/** What a section is called: by its heading, or by its template. */
export function nameOfSection(editor: Editor, own: Pick<Section, "template" | "fields">): string {
  const heading = sectionHeading(templates(own.template), own.fields) ?? {};
  const primary = primaryLanguage(editor.store.records().site?.languages ?? []);
  const words = readText(heading, editor.language.get(), primary).replaceAll(/\s+/g, " ").trim();
  return words === "" ? templateLabel(own.template) : words;
}
