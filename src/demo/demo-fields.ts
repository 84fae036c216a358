import type { SectionDefinition } from "#/sections/kit/index.ts";
import type { FieldsOf, ItemOf } from "#/fields/field-spec.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import type { ListField } from "#/fields/list/spec.ts";
import type { Link } from "#/site/link.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import type { Section } from "#/site/section.ts";

/** A text in the shop's language. */
export function ru(text: string): LocalizedText {
  return { ru: { text } };
}

export function toPage(page: string, section?: string): Link {
  return section === undefined ? { kind: "page", page } : { kind: "page", page, section };
}

export function toSection(section: string): Link {
  return { kind: "section", section };
}

export function toAddress(address: string): Link {
  return { kind: "address", address };
}

function blank(spec: FieldSpecs[string]): unknown {
  switch (spec.kind) {
    case "text":
      return {};
    case "choice":
    case "number":
      return spec.initial;
    case "picture":
    case "link":
    case "event":
      return null;
    case "list":
      return [];
  }
}

/** Fields of which only some are filled: the other texts are empty, choices as they begin. */
export function fieldsOf<Specs extends FieldSpecs>(
  specs: Specs,
  own: Partial<FieldsOf<Specs>>,
): FieldsOf<Specs> {
  const blanks = Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [name, blank(spec)]),
  );
  return { ...blanks, ...own } as FieldsOf<Specs>;
}

/** Items of a list with the ids `{prefix}1`, `{prefix}2`, …: they stay the same with every installation. */
export function itemsOf<Specs extends FieldSpecs>(
  list: ListField<Specs>,
  prefix: string,
  items: readonly Partial<FieldsOf<Specs>>[],
): ItemOf<Specs>[] {
  return items.map(
    (own, index) => ({ ...fieldsOf(list.item, own), id: `${prefix}${index + 1}` }) as ItemOf<Specs>,
  );
}

/** A section of a template. */
export function sectionOf<Specs extends FieldSpecs>(
  id: string,
  template: SectionDefinition<Specs>,
  own: Partial<FieldsOf<Specs>>,
): Section {
  return {
    id,
    template: template.id,
    version: template.version,
    fields: fieldsOf(template.fields, own),
  };
}
