import { describe, expect, it } from "vitest";
import { nestedFields } from "../nested-fields.ts";
import { text } from "../text/spec.ts";
import { listKind } from "./kind.ts";
import { list } from "./spec.ts";

const spec = list({
  min: 1,
  max: 3,
  itemName: { en: "One", ru: "Один" },
  item: { title: text({ limit: 20 }) },
  initial: [{}],
});
const item = (id: string) => ({ id, title: {} });
const stored = (value: unknown) => listKind.schema(spec, nestedFields).safeParse(value).success;

describe("a list", () => {
  it("stores as many items as it may have, and not one fewer or more", () => {
    expect(
      [[], ["a"], ["a", "b", "c"], ["a", "b", "c", "d"]].map((ids) => stored(ids.map(item))),
    ).toEqual([false, true, true, false]);
  });

  it.each([
    null,
    {},
    [item("a"), item("a")],
    [{ title: {} }],
    [{ ...item("a"), more: 1 }],
    [{ ...item("a"), title: "words" }],
  ])("stores no %j", (value) => {
    expect(stored(value)).toBe(false);
  });

  it("copies its items under new ids", () => {
    let last = 0;
    const copying = { createId: () => `n${(last += 1)}`, link: () => ({ kind: "top" }) as never };
    const items = [item("a"), item("b")];
    expect(listKind.copy?.(spec, items, copying, nestedFields)?.map(({ id }) => id)).toEqual([
      "n1",
      "n2",
    ]);
  });

  it("makes the same blank items of the same place every time", () => {
    const blank = (place: string) => listKind.blank(spec, place, nestedFields);
    expect(blank("s1/cards")).toEqual(blank("s1/cards"));
    expect(blank("s1/cards")).toHaveLength(1);
    expect(blank("s2/cards")).not.toEqual(blank("s1/cards"));
  });

  it("leads whoever walks the document into each of its items", () => {
    expect(listKind.levels?.([item("a")], spec)).toEqual([
      { id: "a", specs: spec.item, fields: item("a"), starts: [{}] },
    ]);
    expect(listKind.aliases?.anywhere).toMatchObject({ featureBlocks: "blocks" });
  });
});
