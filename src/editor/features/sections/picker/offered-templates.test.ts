import { describe, expect, it } from "vitest";
import { registry } from "#/sections/registry.ts";
import { countedCategories, foundTemplates, offeredTemplates } from "./offered-templates.ts";

const offered = offeredTemplates(registry);
const ids = (query: string, language: "en" | "ru" = "en", category: "all" | "header" = "all") =>
  foundTemplates(offered, {
    category,
    query,
    labelOf: ({ label }) => label[language],
    descriptionOf: ({ description }) => description[language],
    categoryName: (name) => name,
    wordsOf: (words) => words[language],
  }).map(({ id }) => id);

describe("the picker's templates", () => {
  it("are all but footers, which belong to the site (R17)", () => {
    const others = registry.filter((one) => !offered.includes(one));
    expect(new Set(others.map(({ category }) => category))).toEqual(new Set(["footer"]));
    expect(offered.some(({ category }) => category === "footer")).toBe(false);
  });

  it("are counted by category", () => {
    const saved = { isOffered: false, list: undefined };
    const counted = countedCategories(offered, saved);
    expect(counted[0]).toEqual({ category: "all", count: offered.length });
    expect(counted.slice(1).reduce((sum, { count }) => sum + count, 0)).toBe(offered.length);
  });

  it("SAVED-06: are followed by what the account has saved, where there is an account", () => {
    const counted = countedCategories(offered, { isOffered: true, list: [1, 2] });
    expect(counted.slice(0, 2)).toEqual([
      { category: "all", count: offered.length + 2 },
      { category: "saved", count: 2 },
    ]);
    expect(countedCategories(offered, { isOffered: true, list: undefined })[1]?.count).toBe(0);
  });

  it("are found by name, id and in either language, by name first", () => {
    expect(ids("price")[0]).toBe("Pricing8");
    expect(ids("цены")[0]).toBeUndefined();
    expect(ids("ЦЕНЫ", "ru")[0]).toBe("Pricing8");
    expect(ids("feature15 2")).toEqual(["Feature15_2"]);
    expect(ids("nothing of the kind")).toEqual([]);
  });

  it("are found by what they start with, as somebody says what is needed", () => {
    expect(ids("who works here")).toEqual(["TeamCards", "TeamList", "TeamCircles"]);
    expect(ids("часто спрашивают", "ru")).toEqual(["QuestionsColumns", "QuestionsAccordion"]);
  });

  it("stay within the chosen category", () => {
    const headers = registry.filter(({ category }) => category === "header");
    expect(ids("", "en", "header")).toEqual(headers.map(({ id }) => id));
    expect(ids("price", "en", "header")).toEqual([]);
  });
});
