import { describe, expect, it } from "vitest";
import { countingIds, testRecords } from "../../../test/fixtures/document.ts";
import {
  run,
  runAll,
  runAndUndo,
  testContext,
  verdict,
} from "../../../test/fixtures/operations.ts";
import { template } from "../../../test/fixtures/templates.ts";
import { newItem } from "../new-fields.ts";
import type { StoredItem } from "#/fields/stored-fields.ts";
import type { Records } from "../records.ts";
import { readList } from "./list-field.ts";
import { fieldSpecOfKind } from "./target.ts";

const cards = { target: { page: "home", section: "cards" }, path: ["features"] };
const blocks = { target: { page: "prices", section: "list" }, path: ["blocks"] };
const pictures = { target: { page: "home", section: "pics" }, path: ["rows", "pics-1", "items"] };

function item(id: string): StoredItem {
  return {
    ...newItem(fieldSpecOfKind(template("Features").fields, ["features"], "list").item, {
      language: "ru",
      createId: countingIds("x"),
    }),
    id,
  };
}

function ids(records: Records, spot: typeof cards): string[] {
  return readList(records, spot, testContext).items.map((one) => one.id);
}

describe("item.add", () => {
  it("adds an item behind another, first, or at the end where the other is gone", () => {
    const start = testRecords();
    expect(
      ids(
        runAndUndo(start, "item.add", { ...cards, item: item("n"), after: "cards-1" }).records,
        cards,
      ),
    ).toEqual(["cards-1", "n", "cards-2", "cards-3"]);
    expect(
      ids(runAndUndo(start, "item.add", { ...cards, item: item("n"), after: null }).records, cards),
    ).toEqual(["n", "cards-1", "cards-2", "cards-3"]);
    expect(
      ids(
        runAndUndo(start, "item.add", { ...cards, item: item("n"), after: "gone" }).records,
        cards,
      ),
    ).toEqual(["cards-1", "cards-2", "cards-3", "n"]);
  });

  it("LIMIT-03: takes as many items as the specification allows and refuses one more", () => {
    const full = runAll(
      testRecords(),
      ["a", "b", "c"].map((id) => ({
        name: "item.add",
        args: { ...cards, item: item(id), after: null },
      })),
    );
    expect(ids(full, cards)).toHaveLength(6);
    expect(verdict(full, "item.add", { ...cards, item: item("d"), after: null })).toBe("list-full");
  });

  it.each([
    ["item-exists", cards, item("cards-1")],
    ["field-value", cards, { ...item("n"), extra: 1 }],
    ["field-value", cards, { id: "n" }],
    ["field-value", cards, { ...item("n"), id: "<b>" }],
    ["field-value", cards, { ...item("n"), count: { ru: { text: "x".repeat(101) } } }],
    ["field-kind", { ...cards, path: ["title"] }, item("n")],
    ["arguments", cards, "text"],
  ])("refuses by %s", (rule, spot, wrong) => {
    expect(verdict(testRecords(), "item.add", { ...spot, item: wrong, after: null })).toBe(rule);
  });
});

describe("item.remove", () => {
  it.each(["cards-1", "cards-2", "cards-3"])(
    "removes %s, and undoing gives back every byte",
    (one) => {
      expect(
        ids(runAndUndo(testRecords(), "item.remove", { ...cards, item: one }).records, cards),
      ).not.toContain(one);
    },
  );

  it("removes an item of a nested list", () => {
    expect(
      ids(
        runAndUndo(testRecords(), "item.remove", { ...pictures, item: "pics-2" }).records,
        pictures,
      ),
    ).toEqual(["pics-3"]);
  });

  it("LIMIT-03: leaves the fewest items that the list can have", () => {
    const { records } = run(testRecords(), "item.remove", { ...blocks, item: "list-1" });
    expect(verdict(records, "item.remove", { ...blocks, item: "list-2" })).toBe("list-minimum");
  });

  it("says that the item is gone the second time", () => {
    const { records } = run(testRecords(), "item.remove", { ...cards, item: "cards-1" });
    expect(verdict(records, "item.remove", { ...cards, item: "cards-1" })).toBe("item-gone");
  });
});

describe("item.move", () => {
  it.each([
    ["cards-1", "cards-3", ["cards-2", "cards-3", "cards-1"]],
    ["cards-3", null, ["cards-3", "cards-1", "cards-2"]],
    ["cards-1", "gone", ["cards-2", "cards-3", "cards-1"]],
    ["cards-2", "cards-1", ["cards-1", "cards-2", "cards-3"]],
    ["cards-2", "cards-2", ["cards-1", "cards-2", "cards-3"]],
  ])("moves %s behind %s", (one, after, order) => {
    expect(
      ids(runAndUndo(testRecords(), "item.move", { ...cards, item: one, after }).records, cards),
    ).toEqual(order);
  });

  it("says that the item is gone", () => {
    expect(verdict(testRecords(), "item.move", { ...cards, item: "gone", after: null })).toBe(
      "item-gone",
    );
  });
});
