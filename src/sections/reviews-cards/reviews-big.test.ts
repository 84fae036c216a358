import { expect, it } from "vitest";
import { renderSection } from "../../../test/render-section.ts";

const review = { text: "Warm.", name: "Ann" };

it("REVIEW-01: several large reviews have buttons that lead along them, one has none", () => {
  const several = renderSection({ template: "ReviewsBig", patch: { reviews: [review, review] } });
  expect(several).toContain('<div class="reviews-big__steps" data-along="" hidden="">');
  expect(several.match(/data-step/g)).toHaveLength(2);
  expect(several).toContain('aria-label="Next review"');
  const one = renderSection({ template: "ReviewsBig", patch: { reviews: [review] } });
  expect(one).not.toContain("data-along");
});
