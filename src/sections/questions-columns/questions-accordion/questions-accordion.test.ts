import { expect, it } from "vitest";
import { renderSection } from "../../../../test/render-section.ts";

it("SECT-15: questions are folded, each by itself, and their answers are in the page", () => {
  const html = renderSection({ template: "QuestionsAccordion" });
  expect(html.match(/<details>/g)).toHaveLength(4);
  expect(html).toMatch(/<summary>.*?How long does it take\?.*?<\/summary><div[^>]*>Two weeks/);
});
