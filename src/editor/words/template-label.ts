import { findSection } from "#/sections/definitions.ts";
import { currentLanguage } from "./i18n.ts";

/** The name of a template in the editor's language. */
export function templateLabel(template: string): string {
  const label = findSection(template)?.label;
  return label ? label[currentLanguage()] : template;
}
