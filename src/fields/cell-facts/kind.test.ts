import { describe, expect, it } from "vitest";
import { copyFields } from "#/site/copy-fields.ts";
import { newFields } from "#/site/new-fields.ts";
import { defineFields } from "../field-spec.ts";
import { list } from "../list/spec.ts";
import { nestedFields } from "../nested-fields.ts";
import { text } from "../text/spec.ts";
import "../late-kinds.ts";
import { cellFactsKind } from "./kind.ts";
import { cellFacts } from "./spec.ts";
import type { CellFactsValue } from "./spec.ts";

const spec = cellFacts({ legend: "kinds", max: 2 });
const stored = (value: unknown) =>
  cellFactsKind.schema(spec, nestedFields).safeParse(value).success;
const home = { kind: "page", page: "home" } as const;
const itemName = { en: "", ru: "" };
const specs = defineFields({
  days: list({ min: 0, max: 2, itemName, item: { name: text() }, initial: [{ key: "mon" }] }),
  kinds: list({ min: 0, max: 5, itemName, item: { name: text() }, initial: [{ key: "calm" }] }),
  rows: list({
    min: 0,
    max: 9,
    itemName,
    item: { facts: spec },
    initial: [
      {
        facts: [
          { column: "mon", kind: "calm" },
          { column: "gone", kind: "calm" },
        ],
      },
    ],
  }),
});

interface Table {
  readonly days: readonly { readonly id: string }[];
  readonly kinds: readonly { readonly id: string }[];
  readonly rows: readonly { readonly facts: CellFactsValue }[];
}

function idsFrom(start: string): () => string {
  let count = 0;
  return () => `${start}${(count += 1)}`;
}

describe("what the cells of a row are", () => {
  it("CELLS-09: a kind and a link by column may be stored, and nothing else", () => {
    expect(stored({})).toBe(true);
    expect(stored({ a: {}, b: { kind: "k" }, c: { kind: "k", link: home } })).toBe(true);
    expect(stored({ a: { kind: 3 } })).toBe(false);
    expect(stored({ a: { kind: "k", colour: "red" } })).toBe(false);
    const script = { kind: "address", address: "javascript:alert(1)" };
    expect(stored({ a: { link: script } })).toBe(false);
    expect(stored({ "a b": { kind: "k" } })).toBe(false);
  });

  it("CELLS-09: entries of former columns are kept, up to four for each column that there may be", () => {
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`c${index}`, {}]));
    expect(stored(many(8))).toBe(true);
    expect(stored(many(9))).toBe(false);
  });

  it("CELLS-09: a new table points at its own columns and kinds, and a copy at those of the copy", () => {
    const made = newFields(specs, { language: "en", createId: idsFrom("a") }) as unknown as Table;
    const [day, kind] = [made.days[0]?.id ?? "", made.kinds[0]?.id ?? ""];
    expect(made.rows[0]?.facts).toEqual({ [day]: { kind } });
    const linked = { ...made, rows: [{ id: "r", facts: { [day]: { kind, link: home } } }] };
    const copy = copyFields(specs, linked as never, {
      createId: idsFrom("b"),
      link: () => null,
    }) as unknown as Table;
    const [copiedDay, copiedKind] = [copy.days[0]?.id ?? "", copy.kinds[0]?.id ?? ""];
    expect(copiedDay).not.toBe(day);
    expect(copy.rows[0]?.facts).toEqual({ [copiedDay]: { kind: copiedKind } });
  });

  it("CELLS-09: links are told, and a broken one is found at its column", () => {
    const value = { mon: { link: home }, tue: { kind: "k" } };
    expect(cellFactsKind.links?.(value)).toEqual([home]);
    const checked = { spec, value, brokenLink: () => "link-gone" } as never;
    expect(cellFactsKind.problems?.(checked)).toEqual([{ code: "link-gone", path: ["mon"] }]);
  });
});
