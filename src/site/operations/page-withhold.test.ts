import { describe, expect, it } from "vitest";
import { testRecords } from "../../../test/fixtures/document.ts";
import { run, runAndUndo, verdict } from "../../../test/fixtures/operations.ts";
import { findEntry } from "../page-index.ts";
import type { Records } from "../records.ts";

const withheldIn = (records: Records, page: string) =>
  records.index && findEntry(records.index, page)?.withheld;

describe("page.withhold", () => {
  it("LANG-08: says in which languages visitors don't have a page, and undoing gives back every byte", () => {
    const args = { page: "about", withheld: ["en", "de", "en"] };
    expect(withheldIn(runAndUndo(testRecords(), "page.withhold", args).records, "about")).toEqual([
      "en",
      "de",
    ]);
    const some = run(testRecords(), "page.withhold", args).records;
    const none = runAndUndo(some, "page.withhold", { page: "about", withheld: [] }).records;
    expect(none.index).toEqual(testRecords().index);
  });

  it("LANG-08: the home page is there in every language that visitors have", () => {
    const withheld = (page: string, codes: unknown[]) =>
      verdict(testRecords(), "page.withhold", { page, withheld: codes });
    expect(withheld("home", ["en"])).toBe("home-page");
    expect(withheld("home", [])).toBe("allowed");
    expect(withheld("gone", ["en"])).toBe("page-gone");
  });

  it.each([[["<script>"]], [[7]], [Array.from({ length: 41 }, () => "en")]])(
    "LANG-08: takes no %j",
    (withheld) => {
      expect(() => run(testRecords(), "page.withhold", { page: "about", withheld })).toThrow();
    },
  );
});
