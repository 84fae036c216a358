import { describe, expect, it } from "vitest";
import { copyFields } from "#/site/copy-fields.ts";
import { defineFields } from "../field-spec.ts";
import { list } from "../list/spec.ts";
import { nestedFields } from "../nested-fields.ts";
import { text } from "../text/spec.ts";
import "../late-kinds.ts";
import { marksKind } from "./kind.ts";
import { marks } from "./spec.ts";

const spec = marks({ legend: "legend", max: 2, label: { en: "Marks", ru: "Отметки" } });
const stored = (value: unknown) => marksKind.schema(spec, nestedFields).safeParse(value).success;

describe("marks", () => {
  it.each([[[]], [["a"]], [["a", "b"]]])("LEGEND-01: stores %j", (value) => {
    expect(stored(value)).toBe(true);
  });

  it.each([[["a", "b", "c"]], [["a", "a"]], [[""]], [["<b>"]], [[1]], ["a"], [null], [{}]])(
    "LEGEND-01: stores no %j",
    (value) => {
      expect(stored(value)).toBe(false);
    },
  );

  it("LEGEND-02: a copy of a section has the marks of its own legend; a copy of an item alone keeps those it has", () => {
    const itemName = { en: "", ru: "" };
    const one = { min: 0, max: 9, itemName, initial: [] };
    const specs = defineFields({
      dishes: list({ ...one, item: { marks: spec } }),
      legend: list({ ...one, item: { name: text() } }),
    });
    const dish = { id: "d", marks: ["hot", "lost"] };
    const fields = { dishes: [dish], legend: [{ id: "hot", name: {} }] };
    let count = 0;
    const copying = { createId: () => `new${(count += 1)}`, link: () => null };
    const copy = copyFields(specs, fields, copying);
    const [{ id = "" } = {}] = copy["legend"] as { id: string }[];
    expect(id).toMatch(/^new/);
    expect(copy["dishes"]).toEqual([{ id: expect.stringMatching(/^new/), marks: [id, "lost"] }]);
    const { item } = specs.dishes;
    expect(copyFields(item, dish, copying)["marks"]).toEqual(["hot", "lost"]);
  });
});
