import { describe, expect, it } from "vitest";
import { testRecords } from "../../../test/fixtures/document.ts";
import { run, runAndUndo, verdict } from "../../../test/fixtures/operations.ts";
import { ignoredPerSite } from "../ignored-check.ts";
import type { IgnoredCheck } from "../ignored-check.ts";
import type { Records } from "../records.ts";

const alt = { code: "alt-missing", place: '["home"]' };
const word = { code: "word-long", place: '["home"]' };
const ignore = (check: object, about: string | null) => ({ check, about });
const ignoredIn = (records: Records) => records.site?.ignored;

/** A site where so much is set aside already. */
function recordsWith(ignored: IgnoredCheck[]): Records {
  const { site, ...rest } = testRecords();
  return { ...rest, ...(site && { site: { ...site, ignored } }) };
}

describe("check.ignore", () => {
  it("CHECK-18: sets aside what a check found, tells of it again, and undoing gives back every byte", () => {
    const first = runAndUndo(testRecords(), "check.ignore", ignore(alt, "1")).records;
    expect(ignoredIn(first)).toEqual([{ ...alt, about: "1" }]);
    const both = runAndUndo(first, "check.ignore", ignore(word, "2")).records;
    const anew = runAndUndo(both, "check.ignore", ignore(alt, "3")).records;
    expect(ignoredIn(anew)).toEqual([
      { ...alt, about: "3" },
      { ...word, about: "2" },
    ]);
    const one = runAndUndo(anew, "check.ignore", ignore(alt, null)).records;
    expect(ignoredIn(one)).toEqual([{ ...word, about: "2" }]);
    const none = runAndUndo(one, "check.ignore", ignore(word, null)).records;
    expect(none.site).toEqual(testRecords().site);
  });

  it("CHECK-18: a site has so many of them, and one more is refused", () => {
    const full = Array.from({ length: ignoredPerSite }, (_, place) => ({
      code: "alt-missing",
      place: String(place),
      about: "1",
    }));
    const said = (ignored: IgnoredCheck[], check: object) =>
      verdict(recordsWith(ignored), "check.ignore", ignore(check, "2"));
    expect(said(full, alt)).toBe("ignored-full");
    expect(said(full.slice(1), alt)).toBe("allowed");
    expect(said(full, { ...alt, place: "7" })).toBe("allowed");
  });

  it.each([
    ignore({ ...alt, code: "<script>" }, "1"),
    ignore({ ...alt, code: "a".repeat(41) }, "1"),
    ignore({ ...alt, place: "" }, "1"),
    ignore({ ...alt, place: "x".repeat(1_001) }, "1"),
    ignore({ ...alt, by: "me" }, "1"),
    ignore(alt, ""),
    ignore(alt, "x".repeat(17)),
    { check: alt },
  ])("CHECK-18: takes no %j", (args) => {
    expect(() => run(testRecords(), "check.ignore", args)).toThrow();
  });
});
