import { describe, expect, it } from "vitest";
import { siteLanguages } from "../../../test/fixtures/site-languages.ts";
import { copyFields } from "#/site/copy-fields.ts";
import { newFields } from "#/site/new-fields.ts";
import { startingFields } from "#/site/ready-words/spoken-fields.ts";
import { specAt } from "../spec-at.ts";
import { defineFields } from "../field-spec.ts";
import { list } from "../list/spec.ts";
import { nestedFields } from "../nested-fields.ts";
import { text } from "../text/spec.ts";
import "../late-kinds.ts";
import { cellsKind } from "./kind.ts";
import { cells, linesOfCell } from "./spec.ts";
import type { CellsValue } from "./spec.ts";

const spec = cells({ columns: "columns", max: 2, limit: 24 });
const stored = (value: unknown) => cellsKind.schema(spec, nestedFields).safeParse(value).success;
const words = (count: number) => ({ en: { text: "x".repeat(count) } });
const itemName = { en: "", ru: "" };
const specs = defineFields({
  columns: list({
    min: 0,
    max: 2,
    itemName,
    item: { name: text() },
    initial: [{ key: "a" }, { key: "b" }],
  }),
  rows: list({
    min: 0,
    max: 9,
    itemName,
    item: { cells: spec },
    initial: [{ cells: [{ column: "b" }, { column: "a", words: { en: "two", ru: "два" } }] }],
  }),
});

interface Table {
  readonly columns: readonly { readonly id: string }[];
  readonly rows: readonly { readonly cells: CellsValue }[];
}

function idsFrom(start: string) {
  let count = 0;
  return () => `${start}${(count += 1)}`;
}

describe("cells of a table", () => {
  it("CELLS-01: a row begins with the cells of the columns that it begins with", () => {
    const fields = newFields(specs, { language: "ru", createId: idsFrom("i") });
    const { columns, rows } = fields as unknown as Table;
    expect(columns.map(({ id }) => id)).toEqual(["i1", "i2"]);
    expect(rows[0]?.cells).toEqual({ i2: true, i1: { ru: { text: "два" } } });
    expect(nestedFields.isUntouched(specs, fields, undefined)).toBe(true);
    const own = { ...fields, rows: [{ id: "r", cells: { i2: true, i1: true } }] };
    expect(nestedFields.isUntouched(specs, own, undefined)).toBe(false);
  });

  it("CELLS-01, TRANS-06: on a site of several languages its words come in each that they are there in, and nobody has touched them", () => {
    const languages = siteLanguages("ru", "en");
    const fields = startingFields(specs, { languages, createId: idsFrom("i") });
    const { rows } = fields as unknown as Table;
    expect(rows[0]?.cells).toMatchObject({
      i2: true,
      i1: { ru: { text: "два" }, en: { text: "two" } },
    });
    expect(nestedFields.isUntouched(specs, fields, undefined)).toBe(true);
    const own = { i2: true, i1: { ru: { text: "два" }, en: { text: "both" } } };
    const touched = { ...fields, rows: [{ id: "r", cells: own }] };
    expect(nestedFields.isUntouched(specs, touched, undefined)).toBe(false);
  });

  it.each([[{}], [{ a: true }], [{ a: true, b: words(240) }], [{ gone: {} }]])(
    "CELLS-02: stores %j",
    (value) => {
      expect(stored(value)).toBe(true);
    },
  );

  it.each([
    [null],
    [[]],
    [{ a: false }],
    [{ a: "yes" }],
    [{ a: words(241) }],
    [{ "<b>": true }],
    [{ "": true }],
    [Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`c${at}`, true]))],
  ])("CELLS-02: stores no %j", (value) => {
    expect(stored(value)).toBe(false);
  });

  it("CELLS-03: a copied table has cells for its own columns, whatever was moved; a copied row keeps those it has", () => {
    const fields = newFields(specs, { language: "en", createId: idsFrom("i") });
    const copying = { createId: idsFrom("n"), link: () => null };
    const { columns, rows } = copyFields(specs, fields, copying) as unknown as Table;
    const [first, second] = columns.map(({ id }) => id);
    expect(Object.keys(rows[0]?.cells ?? {})).toEqual([second, first]);
    const [row] = (fields as unknown as Table).rows;
    const copy = copyFields(specs.rows.item, row as never, copying);
    expect(Object.keys(copy["cells"] as object)).toEqual(["i2", "i1"]);
  });

  it("CELLS-04: words of cells are texts of the site, with a limit", () => {
    const value: CellsValue = { a: true, b: words(25) };
    expect(cellsKind.texts?.(value, spec)).toEqual([{ path: ["b"], limit: 24, text: words(25) }]);
    expect(specAt(specs, ["rows", "r", "cells", "b"])).toMatchObject({ kind: "text", limit: 24 });
    expect(specAt(specs, ["rows", "r", "cells", "<b>"])).toBeUndefined();
  });

  it("CELLS-08: where cells have notes, words and note are one text with a limit for both", () => {
    const noted = cells({ columns: "columns", max: 2, limit: 24, note: 40 });
    expect(cellsKind.texts?.({ b: words(1) }, noted)).toMatchObject([{ limit: 65 }]);
    expect(linesOfCell("Dance\nwith Ida\nupstairs")).toEqual({
      words: "Dance",
      note: "with Ida upstairs",
    });
    expect(linesOfCell("Dance")).toEqual({ words: "Dance", note: "" });
    const fits = (count: number) =>
      cellsKind.schema(noted, nestedFields).safeParse({ a: words(count) }).success;
    expect([fits(650), fits(651)]).toEqual([true, false]);
  });
});
