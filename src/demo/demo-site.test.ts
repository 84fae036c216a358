import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findSection } from "#/sections/registry.ts";
import { publishableSchema } from "#/site/field-schema.ts";
import type { Link } from "#/site/link.ts";
import { navigationFields } from "#/site/navigation.ts";
import { siteDocumentSchema } from "#/site/site.ts";
import { demoPictures } from "./demo-pictures.ts";
import { demoSite } from "./demo-site.ts";

const document = demoSite({ assetOf: (file) => file.replace(".jpg", "") });
const { site, index, pages } = document;
const sections = [...pages.flatMap((page) => page.sections), site.footer];

function linksIn(value: unknown): Link[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (typeof value !== "object" || value === null) return [];
  return "kind" in value && typeof value.kind === "string"
    ? [value as Link]
    : Object.values(value).flatMap(linksIn);
}

describe("the demo shop", () => {
  it("is a document", () => {
    expect(siteDocumentSchema.safeParse(document).error).toBeUndefined();
  });

  it("can be published as it stands", () => {
    for (const section of sections) {
      const specs = findSection(section.template)?.fields ?? {};
      expect(
        publishableSchema(specs, "ru").safeParse(section.fields).error,
        section.id,
      ).toBeUndefined();
    }
    expect(
      publishableSchema(navigationFields, "ru").safeParse(site.navigation).error,
    ).toBeUndefined();
  });

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
    for (const price of ["3 600 ₽", "2 900 ₽", "2 100 ₽"]) expect(text).toContain(price);
    const prices = pages
      .find((page) => page.id === "pricing")
      ?.sections.find((section) => section.template === "Pricing8");
    expect(prices?.fields["cards"]).toHaveLength(5);
  });

  it("links only to pages and sections that are there", () => {
    for (const link of linksIn([site, pages])) {
      if (link.kind === "page") expect(index.entries.map((entry) => entry.id)).toContain(link.page);
      if (link.kind !== "address" && link.section)
        expect(sections.map((section) => section.id)).toContain(link.section);
    }
  });

  it("uses every picture that it brings", () => {
    const files = readdirSync(new URL("pictures", import.meta.url));
    expect(files.filter((file) => file.startsWith("shop-")).toSorted()).toEqual(
      Object.keys(demoPictures).toSorted(),
    );
    const text = JSON.stringify(document);
    for (const file of Object.keys(demoPictures)) expect(text).toContain(file.replace(".jpg", ""));
  });
});
