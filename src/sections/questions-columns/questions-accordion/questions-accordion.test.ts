import { expect, it } from "vitest";
import { renderSection } from "../../../../test/render-section.ts";

it("SECT-15, SECT-415: questions are folded but the first, each by itself, and their answers are in the page", () => {
  const html = renderSection({ template: "QuestionsAccordion" });
  const questions = html.match(/<details[^>]*>/g);
  expect(questions).toEqual(['<details open="">', "<details>", "<details>", "<details>"]);
  expect(html).toMatch(/<summary>.*?How long does it take\?.*?<\/summary><div[^>]*>Two weeks/);
});
