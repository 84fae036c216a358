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

it("CELLS-07: of more than three columns phones show one beside another that is chosen, without a script", () => {
  const column = (name: string, isOurs = false) => ({ name, note: "", isOurs });
  const columnsOf = (...columns: readonly object[]) =>
    new DOMParser().parseFromString(
      renderSection({ template: "PricingComparison", patch: { columns } }),
      "text/html",
    );
  const [one, two, three] = [column("Paper"), column("Ours", true), column("Sheet")];
  const small = columnsOf(one, two, three);
  expect(small.querySelectorAll("input, [data-rival], [data-turns]")).toHaveLength(0);

  const four = columnsOf(one, two, three, column("Another app"));
  const choices = [...four.querySelectorAll<HTMLInputElement>("[role=radiogroup] input")];
  expect(choices.map(({ dataset, checked }) => [dataset["with"], checked])).toEqual([
    ["1", true],
    ["2", false],
    ["3", false],
  ]);
  expect(new Set(choices.map(({ name }) => name)).size).toBe(1);
  expect(choices.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    "Paper",
    "Sheet",
    "Another app",
  ]);
  const heads = [...four.querySelectorAll<HTMLElement>("thead th")];
  expect(heads.map(({ dataset }) => dataset["rival"])).toEqual(["1", undefined, "2", "3"]);
});

it("CELLS-07: without a highlighted column the first one stays", () => {
  const columns = ["A", "B", "C", "D", "E"].map((name) => ({ name, note: "", isOurs: false }));
  const html = renderSection({ template: "PricingComparison", patch: { columns } });
  expect([...html.matchAll(/<th[^>]*data-rival="(\d)"/g)].map(([, rival]) => rival)).toEqual([
    "1",
    "2",
    "3",
    "4",
  ]);
  expect(html.match(/type="radio"/g)).toHaveLength(4);
});
