import { describe, expect, it } from "vitest";
import type { StoredItem } from "#/fields/stored-fields.ts";
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

describe("a list whose items hold those of another", () => {
  const words = { role: "heading", limit: 20 } as const;
  const flat = list({
    min: 1,
    max: 12,
    itemName: { en: "One", ru: "Один" },
    item: { name: text(words) },
    initial: [{}],
  });
  const rows = list({
    min: 1,
    max: 3,
    itemName: { en: "Row", ru: "Ряд" },
    item: { items: { ...flat, max: 3, item: { title: text(words) } } },
    initial: [],
  });
  const named = (ids: string) =>
    [...ids].map((id) => ({ id, name: { en: { text: id.toUpperCase() } } }));
  const titled = (ids: string) =>
    [...ids].map((id) => ({ id, title: { en: { text: id.toUpperCase() } } }));
  const inRows = (...all: string[]) =>
    all.map((ids, index) => ({ id: `row${index}`, items: titled(ids) }));
  const idsIn = (value: unknown) =>
    (value as { items: { id: string }[] }[]).map(({ items }) => items.map(({ id }) => id).join(""));
  const idsOf = (value: unknown) => (value as { id: string }[]).map(({ id }) => id);
  const toFlat = (from: StoredItem[]) =>
    listKind.carry?.(
      { specs: flat, value: [] },
      { specs: rows, value: from },
      "initial",
      nestedFields,
    );
  const toRows = (ids: string, remembered: StoredItem[] = []) =>
    listKind.carry?.(
      { specs: rows, value: remembered },
      { specs: flat, value: named(ids) },
      remembered.length > 0 ? "remembered" : "initial",
      nestedFields,
    );

  it("SWAP-09: gives them to a list without rows in their order, each once", () => {
    expect(toFlat(inRows("abc", "d", "ef"))).toEqual(named("abcdef"));
    expect(toFlat(inRows("abc", "cd"))).toEqual(named("abcd"));
  });

  it.each([
    ["a", ["a"]],
    ["abcd", ["ab", "cd"]],
    ["abcdefgh", ["abc", "def", "gh"]],
    ["abcdefghijkl", ["abc", "def", "ghi"]],
  ])(
    "SWAP-09: begins rows of about one length with %s, as many as there may be",
    (ids, expected) => {
      const made = toRows(ids);
      expect(idsIn(made)).toEqual(expected);
      expect(listKind.schema(rows, nestedFields).safeParse(made).success).toBe(true);
    },
  );

  it.each([
    ["all of them", "abcdef", ["abc", "d", "ef"]],
    ["those that were removed gone", "bcf", ["bc", "f"]],
    ["those that were put elsewhere in their order", "cbadfe", ["cba", "d", "fe"]],
    ["a new one beside the one before it", "abcdXef", ["abc", "dX", "ef"]],
    ["a new one where there is room, if its row is full", "abXcdef", ["abc", "Xd", "ef"]],
  ])("SWAP-09: goes back to its rows with %s", (_, ids, expected) => {
    expect(idsIn(toRows(ids, inRows("abc", "d", "ef")))).toEqual(expected);
  });

  it("SWAP-09: makes no two rows of one id, whatever ids the rows have", () => {
    const [made] = idsOf(toRows("x"));
    const full = [{ id: made ?? "", items: titled("abc") }];
    const ids = idsOf(toRows("abcx", full));
    expect(ids[0]).toBe(made);
    expect(new Set(ids).size).toBe(2);
  });
});
