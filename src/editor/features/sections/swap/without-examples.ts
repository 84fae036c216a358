import { correspondence } from "#/fields/correspondence.ts";
import { isOfKind } from "#/fields/held-value.ts";
import type { FieldSpec, FieldSpecs } from "#/fields/kinds.ts";
import { kindOf } from "#/fields/kinds.ts";
import { nestedFields } from "#/fields/nested-fields.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";
import type { Reading } from "#/fields/field-kind.ts";

interface Level {
  readonly specs: FieldSpecs;
  readonly fields: StoredFields;
}

/** In whatever language, wherever it leads. */
const reading: Reading = {
  read: (text) =>
    Object.values(text)
      .map((wording) => wording?.text ?? "")
      .join(""),
  leadsSomewhere: () => true,
  hasEvent: () => true,
};

/** Whether a section is whole without what it begins with there: words, figures or items that nobody has to have. */
function mayBeEmpty(spec: FieldSpec): boolean {
  if (isOfKind(spec, "text")) return !spec.isRequired && !spec.isControl;
  return isOfKind(spec, "price") || (isOfKind(spec, "list") && spec.min === 0);
}

/** Names of the lists whose items those of a list point at, such as the legend of its dishes. */
function pointedAt(spec: FieldSpec): string[] {
  if (isOfKind(spec, "list")) return Object.values(spec.item).flatMap(pointedAt);
  if (isOfKind(spec, "reference")) return [spec.list];
  if (isOfKind(spec, "cells")) return [spec.columns];
  return isOfKind(spec, "marks") || isOfKind(spec, "cell-facts") ? [spec.legend] : [];
}

/**
 * What a template begins with, without the examples that a section of somebody's own words would get beside them: what
 * it has no content for is empty, unless the layout needs it.
 */
export function withoutExamples(to: Level, from: Level): StoredFields {
  const sources = correspondence(to.specs, from.specs, nestedFields);
  const isGiven = (name: string): boolean => {
    const source = sources.get(name);
    const spec = source === undefined ? undefined : from.specs[source];
    return spec !== undefined && source !== undefined
      ? kindOf(spec).isFilled(from.fields[source], reading)
      : false;
  };
  const specs = Object.entries(to.specs);
  const examples = specs.filter(([name, spec]) => !mayBeEmpty(spec) && !isGiven(name));
  const needed = new Set(examples.flatMap(([, spec]) => pointedAt(spec)));
  const empty = specs
    .filter(([name, spec]) => mayBeEmpty(spec) && !isGiven(name) && !needed.has(name))
    .map(([name, spec]) => [name, kindOf(spec).blank(spec, name, nestedFields)]);
  return { ...to.fields, ...Object.fromEntries(empty) };
}
