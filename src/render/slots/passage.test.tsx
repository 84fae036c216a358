import { expect, it } from "vitest";
import { renderSection } from "../../../test/render-section.ts";

function answer(text: string, marks: readonly object[] = []): string {
  const questions = [{ question: "Why?", answer: { en: { text, marks } } }];
  const html = renderSection({ template: "QuestionsColumns", patch: { questions } });
  return /<div class="text passage">(.*?)<\/div>/.exec(html)?.[1] ?? "";
}

it("PASS-01: a plain text of before is a passage as it stands", () => {
  expect(answer("One.\nTwo & three.")).toBe("One.<br/>Two &amp; three.");
});

it("PASS-01: lines with a sign are lists where they stand, and marks stay on their words", () => {
  const text = "Bring:\n• a towel\n• slippers\nThen:\n• come";
  const marks = [
    { kind: "strong", from: 11, to: 16 },
    { kind: "link", from: 19, to: 27, link: { kind: "address", address: "https://example.org/" } },
    { kind: "emphasis", from: 28, to: 38 },
  ];
  expect(answer(text, marks)).toBe(
    'Bring:<ul><li class="dot">a <strong>towel</strong></li>' +
      '<li class="dot"><a href="https://example.org/" target="_blank" rel="noopener">slippers</a></li></ul>' +
      "<em>Then:</em>" +
      '<ul><li class="dot"><em>co</em>me</li></ul>',
  );
});

it("PASS-01: an empty item is none for visitors", () => {
  expect(answer("Bring:\n• \n• a towel")).toBe('Bring:<ul><li class="dot">a towel</li></ul>');
});

it("PASS-01: a link that leads nowhere is words", () => {
  const mark = { kind: "link", from: 0, to: 3, link: { kind: "page", page: "gone" } };
  expect(answer("One", [mark])).toBe("One");
});
