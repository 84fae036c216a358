import { copyFields } from "./field-values.ts";
import type { Section, Templates } from "./section.ts";

/** A copy of a section for `section.duplicate`: new ids all through, and without the layouts that it had before. */
export function copySection(
  section: Section,
  templates: Templates,
  createId: () => string,
): Section {
  const specs = templates(section.template)?.fields ?? {};
  return {
    id: createId(),
    template: section.template,
    version: section.version,
    fields: copyFields(specs, section.fields, createId),
  };
}
