import { describe, expect, it } from "vitest";
import type { FieldSpec, FieldSpecs, ListSpec } from "#/fields/kinds.ts";
import type { TextField } from "#/fields/text/spec.ts";
import { newFields, newItem } from "#/site/new-fields.ts";
import type { StoredFields, StoredItem } from "#/fields/stored-fields.ts";
import { publishErrors } from "../../test/fixtures/publish-errors.ts";
import { registry } from "./registry.ts";

let count = 0;
const options = {
  language: "en",
  createId: () => {
    count += 1;
    return `i${count}`;
  },
};

interface Place<Spec extends FieldSpec> {
  readonly name: string;
  readonly spec: Spec;
  /** The section's fields with this value there. */
  readonly with: (value: unknown) => StoredFields;
}

/** Every field of a kind, however deep; a list is given one item to hold what is looked for. */
function places<Spec extends FieldSpec>(
  specs: FieldSpecs,
  kind: Spec["kind"],
  base: StoredFields = newFields(specs, options),
): Place<Spec>[] {
  return Object.entries(specs).flatMap(([name, spec]): Place<Spec>[] => {
    const own =
      spec.kind === kind
        ? [{ name, spec: spec as Spec, with: (value: unknown) => ({ ...base, [name]: value }) }]
        : [];
    if (spec.kind !== "list") return own;
    const inner = places<Spec>(spec.item, kind).map((place) => ({
      ...place,
      name: `${name}.${place.name}`,
      with: (value: unknown) => ({ ...base, [name]: listWith(spec, place.with(value)) }),
    }));
    return [...own, ...inner];
  });
}

/** As many items as a list needs, the first with these values. */
function listWith(spec: ListSpec, first: StoredFields): StoredItem[] {
  const items = Array.from({ length: Math.max(1, spec.min) }, () => newItem(spec.item, options));
  return items.map((item, index) => (index === 0 ? { ...item, ...first, id: item.id } : item));
}

describe.each(registry.map((definition) => [definition.id, definition.fields] as const))(
  "%s",
  (_id, specs) => {
    const passes = (fields: StoredFields) => publishErrors(specs, fields, "en").length === 0;

    it.each(["en", "ru"])("SECT-01: what it starts with in %s may be published", (language) => {
      const fields = newFields(specs, { ...options, language });
      expect(publishErrors(specs, fields, language)).toEqual([]);
    });

    it("LIMIT-01: every text may be published up to its limit, and not one character longer", () => {
      for (const place of places<TextField>(specs, "text")) {
        const text = (length: number) => ({ en: { text: "я".repeat(length) } });
        expect([place.name, passes(place.with(text(place.spec.limit)))]).toEqual([
          place.name,
          true,
        ]);
        expect([place.name, passes(place.with(text(place.spec.limit + 1)))]).toEqual([
          place.name,
          false,
        ]);
      }
    });

    it("LIMIT-01: only required texts must be there", () => {
      for (const place of places<TextField>(specs, "text")) {
        expect([place.name, passes(place.with({}))]).toEqual([place.name, !place.spec.isRequired]);
      }
    });

    it("LIMIT-03: every list has its smallest and its largest number of items", () => {
      for (const place of places<ListSpec>(specs, "list")) {
        const { min, max, item } = place.spec;
        const items = (length: number) => Array.from({ length }, () => newItem(item, options));
        const allowed = [min - 1, min, max, max + 1].map(
          (length) => length >= 0 && passes(place.with(items(length))),
        );
        expect([place.name, allowed]).toEqual([place.name, [false, true, true, false]]);
      }
    });
  },
);
