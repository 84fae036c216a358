import { expect, it } from "vitest";
import { renderSection } from "../../../test/render-section.ts";

const review = { text: "Warm.", name: "Ann" };

it("REVIEW-02: a review may stand on a ground of its own in each layout, and its texts are those of that ground", () => {
  const reviews = [{ ...review, ground: "second" }, { ...review, ground: "soft" }, review];
  for (const template of ["ReviewsCards", "ReviewsBig"]) {
    const html = renderSection({ template, patch: { reviews } });
    const figures = [...html.matchAll(/<figure class="[\w-]+"([^>]*)>/g)].map(([, data]) => data);
    expect(figures).toEqual([
      ' data-fill="second" data-on="brand"',
      ' data-fill="soft" data-on="soft"',
      "",
    ]);
  }
});

it("REVIEW-01: several large reviews have buttons that lead along them, one has none", () => {
  const several = renderSection({ template: "ReviewsBig", patch: { reviews: [review, review] } });
  expect(several).toContain('<div class="reviews-big__steps" data-along="" hidden="">');
  expect(several.match(/data-step/g)).toHaveLength(2);
  expect(several).toContain('aria-label="Next review"');
  expect([...several.matchAll(/\d \/ \d/g)].map(([number]) => number)).toEqual(["1 / 2", "2 / 2"]);
  const one = renderSection({ template: "ReviewsBig", patch: { reviews: [review] } });
  expect(one).not.toContain("data-along");
  expect(one).not.toContain("1 / 1");
});
