import { expect, it } from "vitest";
import { testSection } from "#/render/render-fixture.ts";
import { findSection } from "#/sections/definitions.ts";
import { emptyMeta } from "../page.ts";
import type { Section } from "../section.ts";
import { repeatedGrounds } from "./repeated-grounds.ts";

function standing(template: string, id: string, ground: string): Section {
  const made = testSection(template, id);
  return { ...made, fields: { ...made.fields, ground } };
}

function found(sections: Section[]): unknown {
  const page = { id: "home", meta: emptyMeta, sections };
  return repeatedGrounds(page, findSection).map(({ code, severity, section, path }) => [
    code,
    severity,
    section,
    path.join("/"),
  ]);
}

it("CHECK-24: one section of a page stands on the brand's colour, and one on the second; each further one is told of", () => {
  const brand = standing("TextStatement", "one", "brand");
  const second = standing("ReviewsCards", "two", "second");
  expect(found([brand, second, standing("LogosRow", "three", "band")])).toEqual([]);
  expect(
    found([brand, second, standing("LogosRow", "three", "brand"), { ...second, id: "four" }]),
  ).toEqual([
    ["ground-brand", "warning", "three", "ground"],
    ["ground-second", "warning", "four", "ground"],
  ]);
});

it("CHECK-24: what nobody sees and what only a card lies on count for nothing", () => {
  const brand = standing("TextStatement", "one", "brand");
  const hidden = { ...brand, id: "two", hidden: "everywhere" } as const;
  expect(found([hidden, brand, standing("Email1", "three", "brand")])).toEqual([]);
});
