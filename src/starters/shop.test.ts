import { describe, expect, it } from "vitest";
import type { Link } from "#/site/link.ts";
import { readStarter } from "../../test/fixtures/starter.ts";

const { site, index, pages } = readStarter("shop").document;
const sections = [...pages.flatMap((page) => page.sections), site.footer];

function linksIn(value: unknown): Link[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (typeof value !== "object" || value === null) return [];
  return "kind" in value && typeof value.kind === "string"
    ? [value as Link]
    : Object.values(value).flatMap(linksIn);
}

describe("the demo shop", () => {
  it("DEMO-01 (R20): has the pages and sections of the specification", () => {
    const templates = pages.map((page) =>
      page.sections.map((section) => section.template).join(" "),
    );
    expect(index.entries.map((entry) => entry.path)).toEqual([
      "/",
      "/connect",
      "/pricing",
      "/book",
    ]);
    expect(templates).toEqual([
      "Header21 Feature15_2 Email1 Contact14",
      "NoHeader Portfolio12",
      "NoHeader Pricing8 Links1",
      "NoHeader Contact9 Links1",
    ]);
  });

  it("DEMO-02 (R20): the products cost 3600, 2900 and 2100 roubles; five prices stand on /pricing", () => {
    const text = JSON.stringify(pages.find((page) => page.id === "home"));
    for (const price of ["3\u00a0600\u00a0₽", "2\u00a0900\u00a0₽", "2\u00a0100\u00a0₽"])
      expect(text).toContain(price);
    const prices = pages
      .find((page) => page.id === "pricing")
      ?.sections.find((section) => section.template === "Pricing8");
    expect(prices?.fields["cards"]).toHaveLength(5);
  });

  it("DEMO-08 (R40): has links in its bar and in the columns of its footer, as a shop would", () => {
    expect(linksIn(site.navigation["links"]).length).toBeGreaterThan(1);
    expect(linksIn(site.footer.fields["columns"]).length).toBeGreaterThan(1);
  });

  it("links only to pages and sections that are there", () => {
    for (const link of linksIn([site, pages])) {
      if (link.kind === "page") expect(index.entries.map((entry) => entry.id)).toContain(link.page);
      if ((link.kind === "page" || link.kind === "section") && link.section)
        expect(sections.map((section) => section.id)).toContain(link.section);
    }
  });
});
