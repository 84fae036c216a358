import { describe, expect, it } from "vitest";
import { registry } from "#/sections/registry.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import { alignmentField } from "./alignment-field.ts";

/** Every level of a template's fields. */
function levels(specs: FieldSpecs): FieldSpecs[] {
  const lists = Object.values(specs).flatMap((spec) =>
    spec.kind === "list" ? levels(spec.item) : [],
  );
  return [specs, ...lists];
}

describe("alignmentField", () => {
  it.each(registry.map(({ id, fields }) => [id, fields] as const))(
    "leads to every alignment of %s",
    (_, fields) => {
      for (const specs of levels(fields)) {
        const alignments = Object.keys(specs).filter((name) => name.endsWith("Alignment"));
        const found = Object.keys(specs).flatMap((name) =>
          specs[name]?.kind === "text" ? (alignmentField(specs, name) ?? []) : [],
        );
        expect(found.toSorted()).toEqual(alignments.toSorted());
      }
    },
  );
});
