import { describe, expect, it } from "vitest";
import { testPage, testRecords, testSection } from "../../../test/fixtures/document.ts";
import { run, runAndUndo, verdict } from "../../../test/fixtures/operations.ts";
import type { Records } from "../records.ts";

const target = { page: "journal", section: "article" };
const journal = testPage("journal", [testSection("article", "Journal")]);
const start: Records = { ...testRecords(), "page:journal": journal };
const path = ["body", "article-1", "text"];
const words = { target, path, language: "ru" };
const was = "Слова, которые владелец заменит";
const strong = { kind: "strong", from: 0, to: 5 };

function wording(records: Records): unknown {
  const body = records["page:journal"]?.sections[0]?.fields["body"];
  return (body as { text: { ru?: unknown } }[])[0]?.text.ru;
}

describe("text.set of a text with marks", () => {
  it("RICH-02: sets them with their words, and undoing gives back every byte", () => {
    const { records } = runAndUndo(start, "text.set", {
      ...words,
      text: was,
      was,
      marks: [strong],
    });
    expect(wording(records)).toEqual({ text: was, marks: [strong] });
    const bare = runAndUndo(records, "text.set", { ...words, text: was, was, marks: [] });
    expect(wording(bare.records)).toEqual({ text: was });
  });

  it("RICH-02: whoever changes only words leaves them on theirs", () => {
    const marked = run(start, "text.set", { ...words, text: was, was, marks: [strong] });
    const text = `Все ${was}`;
    const { records } = runAndUndo(marked.records, "text.set", { ...words, text, was });
    expect(wording(records)).toEqual({ text, marks: [{ ...strong, from: 4, to: 9 }] });
  });

  it("RICH-02: they follow their words through a merge", () => {
    const others = run(start, "text.set", { ...words, text: `Все ${was}`, was });
    const late = { kind: "strong", from: 15, to: 23 };
    const { records, args } = run(others.records, "text.set", {
      ...words,
      text: `${was}!`,
      was,
      marks: [late],
    });
    expect(wording(records)).toEqual({
      text: `Все ${was}!`,
      marks: [{ ...late, from: 19, to: 27 }],
    });
    expect(args).toMatchObject({ marks: [{ from: 19 }] });
  });

  it.each([{}, { typed: true }])(
    "RICH-02: what another marked meanwhile stays on its words beside what is typed, %j",
    (how) => {
      const marked = run(start, "text.set", { ...words, text: was, was, marks: [strong] });
      const typed = run(marked.records, "text.set", { ...words, text: `Да, ${was}`, was, ...how });
      const { records } = runAndUndo(typed.records, "text.set", {
        ...words,
        text: `${was}!`,
        was,
        ...how,
      });
      expect(wording(records)).toEqual({
        text: `Да, ${was}!`,
        marks: [{ ...strong, from: 4, to: 9 }],
      });
    },
  );

  it("RICH-02: the marks of a text that is emptied go with its words", () => {
    const marked = run(start, "text.set", { ...words, text: was, was, marks: [strong] });
    const { records } = runAndUndo(marked.records, "text.set", { ...words, text: "", was });
    expect(wording(records)).toEqual({ text: "" });
  });

  it("RICH-02: undoing after others wrote keeps their words and the marks of before", () => {
    const marked = run(start, "text.set", { ...words, text: was, was, marks: [strong] });
    const mine = run(marked.records, "text.set", { ...words, text: `${was}!`, was, marks: [] });
    const text = `Все ${was}!`;
    const others = run(mine.records, "text.set", { ...words, text, was: `${was}!` });
    const [undo] = mine.inverse;
    const { records } = run(others.records, "text.restore", undo?.args);
    expect(wording(records)).toEqual({
      text: `Все ${was}`,
      marks: [{ ...strong, from: 4, to: 9 }],
    });
  });

  it.each([
    ["field-value", { ...words, text: was, was, marks: [{ ...strong, to: 500 }] }],
    [
      "field-value",
      {
        target: { page: "home", section: "hero" },
        path: ["title"],
        language: "ru",
        text: "Да",
        was: "Заголовок",
        marks: [{ ...strong, to: 2 }],
      },
    ],
    ["arguments", { ...words, text: was, was, marks: [{ kind: "html", from: 0, to: 2 }] }],
    ["arguments", { ...words, text: was, was, marks: "<b>" }],
    ["arguments", { ...words, text: was, was, marks: Array.from({ length: 201 }, () => strong) }],
  ])("RICH-01: refuses by %s", (rule, args) => {
    expect(verdict(start, "text.set", args)).toBe(rule);
  });

  it("RICH-01: no plain text comes back with marks", () => {
    const wordingOf = { text: "Да", marks: [{ ...strong, to: 2 }] };
    const args = {
      target: { page: "home", section: "hero" },
      path: ["title"],
      language: "ru",
      wording: wordingOf,
      was: "Заголовок",
    };
    expect(verdict(start, "text.restore", args)).toBe("field-value");
  });
});
