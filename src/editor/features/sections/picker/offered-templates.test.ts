import { describe, expect, it } from "vitest";
import { registry } from "#/sections/registry.ts";
import { countedCategories, offeredTemplates, templatesIn } from "./offered-templates.ts";

const offered = offeredTemplates(registry);
const nothing = { favourites: [], recent: [] };

describe("the picker's templates", () => {
  it("are all but footers, which belong to the site (R17)", () => {
    const others = registry.filter((one) => !offered.includes(one));
    expect(new Set(others.map(({ category }) => category))).toEqual(new Set(["footer"]));
    expect(offered.some(({ category }) => category === "footer")).toBe(false);
  });

  it("are counted by category", () => {
    const saved = { isOffered: false, list: undefined };
    const counted = countedCategories(offered, { saved });
    expect(counted[0]).toEqual({ category: "all", count: offered.length });
    expect(counted.slice(1).reduce((sum, { count }) => sum + count, 0)).toBe(offered.length);
  });

  it("SAVED-06: are followed by what the account has starred and saved, where there is an account", () => {
    const saved = { isOffered: true, list: [1, 2] };
    const atHand = { favourites: ["TeamCards"], recent: ["TeamList", "Prices", "Footer"] };
    expect(countedCategories(offered, { saved, atHand }).slice(0, 4)).toEqual([
      { category: "all", count: offered.length + 2 },
      { category: "favourites", count: 1 },
      { category: "recent", count: 1 },
      { category: "saved", count: 2 },
    ]);
    const waiting = { isOffered: true, list: undefined };
    const counted = countedCategories(offered, { saved: waiting });
    expect(counted.slice(1, 3).map(({ count }) => count)).toEqual([0, 0]);
  });

  it("PICK-09: are counted as far as a search and filters leave them, and no category goes", () => {
    const saved = { isOffered: true, list: [1, 2, 3] };
    const templates = offered.filter(({ category }) => category === "header");
    const atHand = { favourites: ["TeamCards"], recent: ["TeamList", templates[0]?.id ?? ""] };
    const all = { saved, atHand, linked: 2 };
    const countOf = (category: string) => templatesIn(category, templates, atHand).length;
    const counts = (isMixed: boolean) =>
      countedCategories(offered, {
        ...all,
        left: { countOf, own: 1, linked: 0, isMixed },
      }).map(({ category, count }) => [category, count]);
    const names = (of: readonly { category: string }[]) => of.map(({ category }) => category);
    expect(counts(true).map(([category]) => category)).toEqual(
      names(countedCategories(offered, all)),
    );
    expect(counts(true).slice(0, 6)).toEqual([
      ["all", templates.length + 1],
      ["favourites", 0],
      ["recent", 1],
      ["saved", 1],
      ["linked", 0],
      ["header", templates.length],
    ]);
    expect(counts(true).slice(6)).toSatisfy((rest: [string, number][]) =>
      rest.every(([, count]) => count === 0),
    );
    expect(counts(false)[0]).toEqual(["all", templates.length]);
  });

  it("PICK-04, PICK-05: that are at hand stand in their own order; what this program hasn’t is left out", () => {
    const favourites = ["TeamList", "FromTomorrow", "TextQuote"];
    const ids = templatesIn("favourites", offered, { ...nothing, favourites }).map(({ id }) => id);
    expect(ids).toEqual(["TeamList", "TextQuote"]);
  });

  it("stay within the chosen category", () => {
    const headers = registry.filter(({ category }) => category === "header");
    expect(templatesIn("header", offered, nothing)).toEqual(headers);
    expect(templatesIn("all", offered, nothing)).toEqual(offered);
  });
});
