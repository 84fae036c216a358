import { describe, expect, it } from "vitest";
import { csvLine } from "./csv.ts";

describe("a line of CSV", () => {
  it("INBOX-04: puts texts into quotes and doubles the quotes in them", () => {
    expect(csvLine(["Ann", 'say "hi"', 3], "en")).toBe('"Ann","say ""hi""",3\r\n');
  });

  it("INBOX-04: keeps separators and line breaks within their cell", () => {
    expect(csvLine(["a,b;c", "one\ntwo\r\nthree"], "en")).toBe('"a,b;c","one\ntwo\r\nthree"\r\n');
  });

  it("INBOX-04: separates as spreadsheets in the language do", () => {
    expect(csvLine(["Аня", 1], "ru")).toBe('"Аня";1\r\n');
  });

  it.each([
    '=HYPERLINK("http://evil.example","Click")',
    "=1+1",
    "+7 900 000-00-00",
    "-2+3",
    "@SUM(A1)",
    "  =1+1",
    "\u00A0=1+1",
    "\u200B=1+1",
    "\uFEFF@x",
    "＝1+1",
    "＋1",
    "－1",
    "＠x",
    "\t=1",
    "\r=1",
    "\n=1",
  ])("SEC-18: %j is no formula", (text) => {
    const line = csvLine([text], "en");
    expect(line.startsWith(`"'`)).toBe(true);
    expect(line).toContain(text.replaceAll('"', '""'));
  });

  it("SEC-26: control characters of a text of long ago go, and hide no formula", () => {
    expect(csvLine(["A\0n\u0007n\u0085", "\u0001=1+1"], "en")).toBe(`"Ann","'=1+1"\r\n`);
  });

  it.each(["a=b", "Ann-Marie", "ann@example.org", "5+5", "'=1", ""])(
    "%j stays as it is",
    (text) => {
      expect(csvLine([text], "en")).toBe(`"${text}"\r\n`);
    },
  );

  it("a number is no text, below zero neither", () => {
    expect(csvLine([-1, 0], "en")).toBe("-1,0\r\n");
  });
});
