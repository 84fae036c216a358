// @vitest-environment jsdom
import { expect, it } from "vitest";
import { renderSection } from "../../../test/render-section.ts";

it("CELLS-06: a comparison is a table that says what its ticks mean", () => {
  const document = new DOMParser().parseFromString(
    renderSection({ template: "PricingComparison" }),
    "text/html",
  );
  const table = document.querySelector("table[role=table]");
  const texts = (selector: string) =>
    [...(table?.querySelectorAll(selector) ?? [])].map((one) => one.textContent);
  expect(texts("thead th")).toEqual([
    "One place$9 a month",
    "Several$47 a month",
    "Large$2.50 a person",
  ]);
  expect(texts("tbody tr:nth-child(2) > *")).toEqual([
    "Made by your rules",
    "Not included",
    "Included",
    "Included",
  ]);
  expect(texts("tbody tr:nth-child(4) > td")).toEqual(["4", "26", "no limit"]);
  expect(table?.querySelector("tr:first-child > th[scope=rowgroup]")?.getAttribute("colspan")).toBe(
    "4",
  );
  for (const row of table?.querySelectorAll("tr") ?? [])
    expect(row.getAttribute("role")).toBe("row");
});
