import { describe, expect, it } from "vitest";
import { categories, findCategory } from "./categories.ts";
import { registry } from "./registry.ts";

describe("the categories of sections", () => {
  it("COMP-01: every template's category is listed", () => {
    for (const { category } of registry) expect(findCategory(category).id).toBe(category);
  });

  it("gives every category an id and a number of its own, and a name in both languages", () => {
    expect(new Set(categories.map(({ id }) => id)).size).toBe(categories.length);
    expect(new Set(categories.map(({ number }) => number)).size).toBe(categories.length);
    for (const { name } of categories) {
      expect(name.en).not.toBe("");
      expect(name.ru).toMatch(/[а-яё]/i);
    }
  });

  it("keeps the numbers that the API has always had", () => {
    expect(Object.fromEntries(categories.map(({ id, number }) => [id, number]))).toMatchObject({
      header: 1,
      feature: 2,
      email: 3,
      contact: 4,
      portfolio: 5,
      pricing: 6,
      rsvp: 7,
      footer: 8,
      links: 9,
    });
  });
});
