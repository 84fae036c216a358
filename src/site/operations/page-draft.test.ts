import { describe, expect, it } from "vitest";
import { testRecords } from "../../../test/fixtures/document.ts";
import { run, runAndUndo, verdict } from "../../../test/fixtures/operations.ts";
import { findEntry } from "../page-index.ts";

describe("page.draft", () => {
  it("PAGE-61: keeps a page as a draft and ends that, and undoing gives back every byte", () => {
    const { records } = runAndUndo(testRecords(), "page.draft", { page: "about", isDraft: true });
    expect(records.index && findEntry(records.index, "about")?.isDraft).toBe(true);
    const ended = runAndUndo(records, "page.draft", { page: "about", isDraft: false }).records;
    expect(ended.index).toEqual(testRecords().index);
  });

  it("PAGE-61: the home page is none, nor is a page that is gone", () => {
    const drafted = (page: string, isDraft = true) =>
      verdict(testRecords(), "page.draft", { page, isDraft });
    expect(drafted("home")).toBe("home-page");
    expect(drafted("home", false)).toBe("allowed");
    expect(drafted("gone")).toBe("page-gone");
  });

  it("PAGE-61: a draft stays one whatever it is called and wherever it goes", () => {
    const draft = run(testRecords(), "page.draft", { page: "about", isDraft: true }).records;
    const named = run(draft, "page.rename", { page: "about", path: "/us", name: "Us" }).records;
    const moved = run(named, "page.move", { page: "about", after: "prices" }).records;
    expect(moved.index && findEntry(moved.index, "about")).toEqual({
      id: "about",
      path: "/us",
      name: "Us",
      isDraft: true,
    });
  });

  it.each([{ isDraft: "yes" }, { isDraft: 1 }, {}, { isDraft: true, path: "/x" }])(
    "PAGE-61: takes no %j",
    (args) => {
      expect(() => run(testRecords(), "page.draft", { page: "about", ...args })).toThrow();
    },
  );
});
