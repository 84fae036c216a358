import { describe, expect, it } from "vitest";
import { english, german, testRecords } from "../../../test/fixtures/document.ts";
import { run, runAll, runAndUndo, verdict, written } from "../../../test/fixtures/operations.ts";
import { readTarget } from "./target.ts";
import { testContext } from "../../../test/fixtures/operations.ts";
import type { Records } from "../records.ts";

const spot = { target: { page: "home", section: "hero" }, path: ["title"] };
const ru = { ...spot, language: "ru" };

function titleOf(records: Records): unknown {
  return readTarget(records, spot.target, testContext).fields.title;
}

describe("text.restore", () => {
  it("takes a language's wording away again, and gives it back at its place among the others", () => {
    const three = runAll(testRecords(), [
      { name: "language.add", args: { language: german, after: english.code } },
      { name: "text.set", args: { ...spot, language: "en", text: "Title", was: "" } },
      { name: "text.set", args: { ...spot, language: "de", text: "Titel", was: "" } },
    ]);
    const { records } = runAndUndo(three, "text.restore", {
      ...spot,
      language: "en",
      wording: null,
      was: "Title",
    });
    expect(Object.keys(titleOf(records) as object)).toEqual(["ru", "de"]);
  });

  it("DOC-04 (I4): keeps what somebody else wrote since beside what it gives back", () => {
    const start = run(testRecords(), "text.set", {
      ...ru,
      text: "one two three",
      was: "Заголовок",
    });
    const mine = run(start.records, "text.set", {
      ...ru,
      text: "1 two three",
      was: "one two three",
    });
    const theirs = run(mine.records, "text.set", { ...ru, text: "1 two 3", was: "1 two three" });
    const undone = runAll(theirs.records, mine.inverse);
    expect(titleOf(undone)).toEqual({ ru: { text: "one two 3" } });
  });

  it("DOC-04 (I4): asks where somebody else rewrote the same words since", () => {
    const mine = run(testRecords(), "text.set", { ...ru, text: "mine", was: "Заголовок" });
    const theirs = run(mine.records, "text.set", { ...ru, text: "theirs", was: "mine" });
    expect(verdict(theirs.records, "text.restore", mine.inverse[0]?.args)).toBe("conflict");
  });

  it("gives back nothing twice: a repeated undoing changes nothing", () => {
    const mine = run(testRecords(), "text.set", { ...ru, text: "mine", was: "Заголовок" });
    const undone = runAll(mine.records, mine.inverse);
    expect(written(runAll(undone, mine.inverse))).toBe(written(undone));
  });

  it("refuses wording of a language that is gone, and wording that its field can't keep", () => {
    expect(
      verdict(testRecords(), "text.restore", {
        ...spot,
        language: "de",
        wording: { text: "x" },
        was: "",
      }),
    ).toBe("language-gone");
    expect(
      verdict(testRecords(), "text.restore", {
        ...ru,
        wording: { text: "x".repeat(1200) },
        was: "Заголовок",
      }),
    ).toBe("allowed");
    expect(
      verdict(testRecords(), "text.restore", {
        ...ru,
        wording: { text: "x".repeat(1201) },
        was: "Заголовок",
      }),
    ).toBe("text-too-long");
  });
});
