import { expect, it } from "vitest";
import { registry } from "#/sections/registry.ts";
import { filteredTemplates, pressed, templateFilters } from "./template-filters.ts";
import type { TemplateFilter } from "./template-filters.ts";

const ids = (...filters: TemplateFilter[]) =>
  filteredTemplates(registry, new Set(filters)).map(({ id }) => id);

it("PICK-03: every filter leaves some and takes some away", () => {
  for (const filter of templateFilters) {
    expect(ids(filter).length, filter).toBeGreaterThan(2);
    expect(ids(filter).length, filter).toBeLessThan(registry.length);
  }
  expect(ids()).toHaveLength(registry.length);
});

it("PICK-03: they say what owners would say", () => {
  expect(ids("pictures")).toEqual(
    expect.arrayContaining(["Header21", "TeamCards", "GalleryMasonry", "Feature15_2"]),
  );
  expect(ids("words")).toEqual(
    expect.arrayContaining(["TextStatement", "QuestionsColumns", "PriceList", "Contact9"]),
  );
  expect(ids("form")).toEqual(expect.arrayContaining(["Contact14", "Email1", "Rsvp1"]));
  expect(ids("short", "words")).toEqual(expect.arrayContaining(["NoHeader"]));
  expect(ids("pictures", "words")).toEqual([]);
});

it("PICK-03: with and without pictures exclude each other; pressed again one is off", () => {
  expect([...pressed(new Set(["words", "form"]), "pictures")]).toEqual(["form", "pictures"]);
  expect([...pressed(new Set(["pictures"]), "words")]).toEqual(["words"]);
  expect([...pressed(new Set(["pictures", "short"]), "short")]).toEqual(["pictures"]);
});
