import { describe, expect, it } from "vitest";
import { list } from "#/fields/list/spec.ts";
import { text } from "#/fields/text/spec.ts";
import { defineFields } from "#/fields/field-spec.ts";
import type { DocumentPart } from "./document-parts.ts";
import { textHash } from "#/lib/text-hash.ts";
import { translationRows } from "./translation-rows.ts";

const specs = defineFields({
  title: text(),
  cards: list({
    min: 0,
    max: 9,
    item: { name: text({ limit: 40 }) },
    initial: [],
    itemName: { en: "Card", ru: "Карточка" },
  }),
});
const part = (fields: DocumentPart["fields"]): DocumentPart => ({
  specs,
  fields,
  target: { page: "home", section: "s1" },
  template: "Cards",
});
const languages = { language: "de", primary: "en" };

describe("TRT-01: a text beside its translation", () => {
  it("says whether the translation is there, and made from the original as it stands", () => {
    const states = [
      { en: { text: "Bread" } },
      { en: { text: "Bread" }, de: { text: "" } },
      { en: { text: "Bread" }, de: { text: "Brot", basis: textHash("Bread") } },
      { en: { text: "Breads" }, de: { text: "Brot", basis: textHash("Bread") } },
      { de: { text: "Brot", basis: textHash("Bread") } },
    ].map((title) => translationRows([part({ title })], languages)[0]?.state);
    expect(states).toEqual(["missing", "missing", "translated", "stale", "stale"]);
  });

  it("has the places of the items that it stands in, also behind items that say nothing", () => {
    const cards = [
      { id: "c", name: {} },
      { id: "a", name: { en: { text: "One" } } },
      { id: "b", name: { en: { text: "Two" } } },
    ];
    expect(translationRows([part({ title: {}, cards })], languages)).toMatchObject([
      { path: ["cards", "a", "name"], items: [2], limit: 40, original: "One", template: "Cards" },
      { path: ["cards", "b", "name"], items: [3] },
    ]);
  });

  it("is left out where there is nothing to translate", () => {
    expect(translationRows([part({ title: { en: { text: " " } } })], languages)).toEqual([]);
  });
});
