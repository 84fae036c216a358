import { held, specOfKind } from "#/fields/held-value.ts";
import { fieldOfRole } from "#/fields/field-of-role.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";
import type { LocalizedText } from "./localized-text.ts";
import type { TemplateSpec } from "./section.ts";

/** The name of the text that a section is headed by; undefined where its template has none. */
export function headingField({ fields }: Pick<TemplateSpec, "fields">): string | undefined {
  return fieldOfRole(fields, "heading", "text");
}

/** The text that a section is headed by; undefined where its template has none. */
export function sectionHeading(
  template: Pick<TemplateSpec, "fields"> | undefined,
  fields: StoredFields,
): LocalizedText | undefined {
  const name = template && headingField(template);
  if (!template || name === undefined) return undefined;
  return held(specOfKind(template.fields, name, "text"), fields[name]) ?? {};
}
