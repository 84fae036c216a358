import { blankFields } from "./carry-fields.ts";
import type { FieldSpecs } from "./field.ts";
import type { StoredFields, StoredItem } from "./field-values.ts";
import { completeNavigation } from "./navigation.ts";
import type { Section, Templates } from "./section.ts";
import type { SiteDocument } from "./site.ts";

/** Fields with an empty value for each that is missing, items of lists included, in the order of the specs. */
function completeFields(specs: FieldSpecs, fields: StoredFields, place: string): StoredFields {
  const known = { ...blankFields(specs, place), ...fields };
  for (const [name, spec] of Object.entries(specs)) {
    const value = known[name];
    if (spec.kind !== "list" || !Array.isArray(value)) continue;
    known[name] = (value as StoredItem[]).map((item) => ({
      id: item.id,
      ...completeFields(spec.item, item, `${place}/${item.id}`),
    }));
  }
  return known;
}

function completeSection(section: Section, templates: Templates): Section {
  const template = templates(section.template);
  return template
    ? { ...section, fields: completeFields(template.fields, section.fields, section.id) }
    : section;
}

/** A document that came from elsewhere, with every field that its templates have. What they don't have stays, for `checkDocument` to name. */
export function completeDocument(
  { site, index, pages }: SiteDocument,
  templates: Templates,
): SiteDocument {
  return {
    site: {
      ...site,
      navigation: completeNavigation(site.navigation),
      footer: completeSection(site.footer, templates),
    },
    index,
    pages: pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => completeSection(section, templates)),
    })),
  };
}
