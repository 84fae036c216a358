import { describe, expect, it } from "vitest";
import { renderSection } from "../../../test/render-section.ts";

describe.each([
  ["MenuRestaurant", ["<h3", "<h4"], ["<h2", "<h3"]],
  ["PricingGroups", ["<h3", "<h4"], ["<h2", "<h3"]],
  ["PricingPlans", ["<h3"], ["<h2"]],
])("%s", (template, belowTitle, inItsPlace) => {
  it("PRICE-280: without a title of its own under the page’s title its parts take the place of that title", () => {
    const levels = (title: string) => {
      const html = renderSection({ template, patch: { title }, isSecond: true });
      return [...new Set(html.match(/<h\d/g))].toSorted();
    };
    expect(levels("Every price")).toEqual(["<h1", "<h2", ...belowTitle]);
    expect(levels("")).toEqual(["<h1", ...inItsPlace]);
  });
});
