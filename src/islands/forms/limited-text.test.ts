// @vitest-environment jsdom
import { expect, test } from "vitest";
import { textLength } from "#/lib/text-length.ts";
import { complaintTextLimit } from "#/site/limits.ts";
import { pasteCut } from "./limited-text.ts";

function field(value: string, { tag = "textarea", selected = [value.length, value.length] } = {}) {
  const element = document.createElement(tag) as HTMLTextAreaElement;
  element.value = value;
  element.setSelectionRange(selected[0] ?? 0, selected[1] ?? 0);
  return element;
}

test("REPORT-08: what is pasted past 255 characters is cut", () => {
  const comment = field("");
  expect(pasteCut(comment, "я".repeat(256), complaintTextLimit)).toBe(true);
  expect(comment.value).toBe("я".repeat(255));
});

test("REPORT-08: what fits is left to the browser", () => {
  const comment = field("12345");
  expect(pasteCut(comment, "я".repeat(250), complaintTextLimit)).toBe(false);
  expect(comment.value).toBe("12345");
});

test("REPORT-08: it is cut where it is pasted, and what was selected makes room", () => {
  const comment = field("ab___cd", { selected: [2, 5] });
  expect(pasteCut(comment, "12345", 7)).toBe(true);
  expect(comment.value).toBe("ab123cd");
  expect(comment.selectionStart).toBe(5);
});

test("REPORT-08: characters of two units are cut whole", () => {
  const comment = field("");
  pasteCut(comment, "👋".repeat(300), complaintTextLimit);
  expect(textLength(comment.value)).toBe(255);
  expect(comment.value.isWellFormed()).toBe(true);
});

test("REPORT-08: into a text that is too long already nothing is pasted", () => {
  const comment = field("x".repeat(300));
  expect(pasteCut(comment, "more", complaintTextLimit)).toBe(true);
  expect(comment.value).toBe("x".repeat(300));
});

test("line breaks become spaces in a field of one line", () => {
  const name = field("", { tag: "input" });
  pasteCut(name, "a\r\nb\ncdef", 4);
  expect(name.value).toBe("a b ");
});
