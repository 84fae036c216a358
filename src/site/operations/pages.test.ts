import { describe, expect, it } from "vitest";
import {
  countingIds,
  english,
  german,
  testEntry,
  testPage,
  testRecords,
  testSection,
} from "../../../test/fixtures/document.ts";
import { run, runAll, runAndUndo, verdict, written } from "../../../test/fixtures/operations.ts";
import { findTemplate } from "../../../test/fixtures/templates.ts";
import { copyPage } from "../page-copy.ts";
import { pagesPerSite } from "../limits.ts";
import type { Records } from "../records.ts";
import { readPage } from "./target.ts";

function order(records: Records): string[] {
  return (records.index?.entries ?? []).map((entry) => entry.id);
}
function add(id: string, path: string, after: string | null) {
  return {
    entry: testEntry(id, path),
    page: testPage(id, [testSection(`${id}-s`, "Ticks")]),
    after,
  };
}
function renamed(page: string, path: string): { name: string; args: unknown } {
  return { name: "page.rename", args: { page, path } };
}

describe("page.add", () => {
  it("adds a page behind another, at the end, and never before the home page", () => {
    expect(order(runAndUndo(testRecords(), "page.add", add("n", "/new", "home")).records)).toEqual([
      "home",
      "n",
      "about",
      "prices",
    ]);
    expect(order(runAndUndo(testRecords(), "page.add", add("n", "/new", "gone")).records)).toEqual([
      "home",
      "about",
      "prices",
      "n",
    ]);
    expect(order(runAndUndo(testRecords(), "page.add", add("n", "/new", null)).records)).toEqual([
      "home",
      "n",
      "about",
      "prices",
    ]);
  });

  it("ends the redirects from its path, and undoing gives them back at their places", () => {
    const moved = runAll(testRecords(), [
      renamed("about", "/us"),
      renamed("prices", "/cost"),
      renamed("about", "/team"),
    ]);
    expect(moved.index?.redirects.map((one) => one.from)).toEqual(["/about", "/prices", "/us"]);
    const { records } = runAndUndo(moved, "page.add", add("n", "/prices", null));
    expect(records.index?.redirects.map((one) => one.from)).toEqual(["/about", "/us"]);
  });

  it.each([
    ["path-taken", add("n", "/about", null)],
    ["path-taken", add("n", "/", null)],
    ["path-language", add("n", `/${english.code}`, null)],
    ["path-language", add("n", `/${english.code}/more`, null)],
    ["page-exists", add("about", "/new", null)],
    ["page-entry", { ...add("n", "/new", null), entry: testEntry("m", "/new") }],
    [
      "header-first",
      {
        ...add("n", "/new", null),
        page: testPage("n", [testSection("a", "Ticks"), testSection("b", "Hero")]),
      },
    ],
    [
      "header-unique",
      {
        ...add("n", "/new", null),
        page: testPage("n", [testSection("a", "Hero"), testSection("b", "Bar")]),
      },
    ],
    [
      "template-unique",
      {
        ...add("n", "/new", null),
        page: testPage("n", [testSection("a", "Reply"), testSection("b", "Reply")]),
      },
    ],
    [
      "footer-on-page",
      { ...add("n", "/new", null), page: testPage("n", [testSection("a", "Foot")]) },
    ],
    [
      "section-exists",
      {
        ...add("n", "/new", null),
        page: testPage("n", [testSection("a", "Ticks"), testSection("a", "Ticks")]),
      },
    ],
    [
      "field-value",
      {
        ...add("n", "/new", null),
        page: testPage("n", [{ ...testSection("a", "Ticks"), fields: {} }]),
      },
    ],
    ["arguments", { ...add("n", "/New", null) }],
    ["arguments", { ...add("n", "/a/../b", null) }],
    ["arguments", { ...add("n", "//evil.example", null) }],
    ["arguments", { ...add("n", "/api", null) }],
    ["arguments", { ...add("n", "/assets/x", null) }],
    [
      "arguments",
      { ...add("n", "/new", null), entry: { ...testEntry("n", "/new"), name: "x".repeat(81) } },
    ],
    ["arguments", { ...add("n", "/new", null), entry: { ...testEntry("n", "/new"), name: "" } }],
  ])("refuses by %s", (rule, args) => {
    expect(verdict(testRecords(), "page.add", args)).toBe(rule);
  });

  it("LIMIT-05: a name has up to 80 characters", () => {
    expect(
      verdict(testRecords(), "page.add", {
        ...add("n", "/new", null),
        entry: { ...testEntry("n", "/new"), name: "x".repeat(80) },
      }),
    ).toBe("allowed");
  });

  it(`LIMIT-06: ${pagesPerSite} pages fit on a site and no more`, () => {
    const many = Array.from({ length: pagesPerSite - 4 }, (_, i) => testEntry(`n${i}`, `/n${i}`));
    const records: Records = {
      ...testRecords(),
      index: { entries: [...(testRecords().index?.entries ?? []), ...many], redirects: [] },
    };
    const full = run(records, "page.add", add("last", "/last", null)).records;
    expect(order(full)).toHaveLength(pagesPerSite);
    expect(verdict(full, "page.add", add("more", "/more", null))).toBe("pages-full");
  });
});

describe("page.rename", () => {
  it("TREE-236: is refused where another has given a name since, undoing included; the log has no trace of what was seen", () => {
    const start = testRecords();
    const was = start.index?.entries[1]?.name ?? "";
    const mine = run(start, "page.rename", { page: "about", name: "Us", was: ` ${was} ` });
    expect(mine.args).toEqual({ page: "about", name: "Us" });
    const args = { page: "about", name: "Team", was };
    expect(verdict(mine.records, "page.rename", args)).toBe("page-renamed");
    expect(verdict(mine.records, "page.rename", { ...args, name: "Us" })).toBe("allowed");
    expect(verdict(mine.records, "page.rename", { ...args, was: "Us" })).toBe("allowed");
    for (const odd of ["U".repeat(80 * 16 + 1), { name: "Us" }, null])
      expect(() => run(mine.records, "page.rename", { ...args, was: odd })).toThrow();
    const theirs = run(mine.records, "page.rename", { page: "about", name: "Team" }).records;
    const [undo] = mine.inverse;
    expect(verdict(theirs, "page.rename", undo?.args)).toBe("page-renamed");
    expect(written(runAll(mine.records, mine.inverse))).toBe(written(start));
  });

  it("ROUTE-290: is refused where another has given a path since, undoing included; the log has no trace of what was seen", () => {
    const start = testRecords();
    const from = start.index?.entries[1]?.path ?? "";
    const mine = run(start, "page.rename", { page: "about", path: "/us", from });
    expect(mine.args).toEqual({ page: "about", path: "/us" });
    const args = { page: "about", path: "/team", from };
    expect(verdict(mine.records, "page.rename", args)).toBe("path-changed");
    expect(verdict(mine.records, "page.rename", { ...args, path: "/us" })).toBe("allowed");
    expect(verdict(mine.records, "page.rename", { ...args, from: "/us" })).toBe("allowed");
    for (const odd of ["/".repeat(201), { path: "/us" }, null])
      expect(() => run(mine.records, "page.rename", { ...args, from: odd })).toThrow();
    const theirs = run(mine.records, "page.rename", { page: "about", path: "/team" }).records;
    const [undo] = mine.inverse;
    expect(verdict(theirs, "page.rename", undo?.args)).toBe("path-changed");
    expect(written(runAll(mine.records, mine.inverse))).toBe(written(start));
  });

  it("ROUTE-04: leads from the old path to the page, and undoing gives back every byte", () => {
    const { records } = runAndUndo(testRecords(), "page.rename", {
      page: "about",
      path: "/us",
      name: "Us",
    });
    expect(records.index).toEqual({
      entries: [
        testEntry("home", "/"),
        { id: "about", path: "/us", name: "Us" },
        testEntry("prices", "/prices"),
      ],
      redirects: [{ from: "/about", page: "about" }],
    });
  });

  it("ROUTE-04: ends a redirect from the path that the page takes: there and back leaves one redirect", () => {
    const there = run(testRecords(), "page.rename", { page: "about", path: "/us" }).records;
    const { records } = runAndUndo(there, "page.rename", { page: "about", path: "/about" });
    expect(records.index?.redirects).toEqual([{ from: "/us", page: "about" }]);
  });

  it("ROUTE-04: takes over a path that led to another page", () => {
    const there = run(testRecords(), "page.rename", { page: "about", path: "/us" }).records;
    const { records } = runAndUndo(there, "page.rename", { page: "prices", path: "/about" });
    expect(records.index?.redirects).toEqual([{ from: "/prices", page: "prices" }]);
  });

  it("changes the name alone, and nothing at all", () => {
    expect(
      runAndUndo(testRecords(), "page.rename", { page: "home", name: "Главная" }).records.index
        ?.redirects,
    ).toEqual([]);
    runAndUndo(testRecords(), "page.rename", { page: "home", path: "/" });
    runAndUndo(testRecords(), "page.rename", { page: "about" });
  });

  it("the oldest redirect goes where there is no room for another, and undoing brings it back", () => {
    const redirects = Array.from({ length: pagesPerSite }, (_, i) => ({
      from: `/old-${i}`,
      page: "about",
    }));
    const full: Records = {
      ...testRecords(),
      index: { entries: testRecords().index?.entries ?? [], redirects },
    };
    const { records } = runAndUndo(full, "page.rename", { page: "about", path: "/us" });
    expect(records.index?.redirects).toHaveLength(pagesPerSite);
    expect(records.index?.redirects[0]?.from).toBe("/old-1");
  });

  it.each([
    ["path-taken", { page: "about", path: "/prices" }],
    ["path-taken", { page: "about", path: "/" }],
    ["path-language", { page: "about", path: "/ru" }],
    ["home-page", { page: "home", path: "/start" }],
    ["page-gone", { page: "gone", path: "/start" }],
    ["arguments", { page: "about", path: "about" }],
  ])("refuses by %s", (rule, args) => {
    expect(verdict(testRecords(), "page.rename", args)).toBe(rule);
  });
});

describe("page.move", () => {
  it.each([
    ["about", "prices", ["home", "prices", "about"]],
    ["prices", null, ["home", "prices", "about"]],
    ["about", "gone", ["home", "prices", "about"]],
    ["about", "about", ["home", "about", "prices"]],
  ])("moves %s behind %s", (page, after, expected) => {
    expect(order(runAndUndo(testRecords(), "page.move", { page, after }).records)).toEqual(
      expected,
    );
  });

  it("leaves the home page first", () => {
    expect(verdict(testRecords(), "page.move", { page: "home", after: "about" })).toBe("home-page");
  });
});

describe("page.duplicate", () => {
  it("puts a copy with new ids behind the original, whose inner links stay within the copy", () => {
    const link = { kind: "page", page: "about", section: "ticks" };
    const spot = {
      target: { page: "about", section: "ticks" },
      path: ["buttons", "ticks-6", "link"],
    };
    const start = run(testRecords(), "link.set", { ...spot, value: link }).records;
    const copy = copyPage(readPage(start, "about"), findTemplate, countingIds("c"));
    const { records } = runAndUndo(start, "page.duplicate", {
      page: "about",
      entry: testEntry(copy.id, "/about-2"),
      copy,
    });
    expect(order(records)).toEqual(["home", "about", copy.id, "prices"]);
    expect(JSON.stringify(copy)).toContain(
      JSON.stringify({ kind: "page", page: copy.id, section: copy.sections[0]?.id }),
    );
    expect(JSON.stringify(copy)).not.toContain("ticks");
  });
});

describe("page.remove", () => {
  it("removes a page with the redirects to it, and undoing gives back every byte", () => {
    const start = runAll(testRecords(), [
      renamed("about", "/us"),
      renamed("prices", "/cost"),
      renamed("about", "/team"),
    ]);
    const { records } = runAndUndo(start, "page.remove", { page: "about" });
    expect(records["page:about"]).toBeUndefined();
    expect(records.index?.redirects).toEqual([{ from: "/prices", page: "prices" }]);
  });

  it("refuses the home page and says that a page is gone", () => {
    expect(verdict(testRecords(), "page.remove", { page: "home" })).toBe("home-page");
    expect(verdict(testRecords(), "page.remove", { page: "gone" })).toBe("page-gone");
  });
});

describe("meta.set", () => {
  it("sets the switches of a page's meta, and undoing gives back every byte", () => {
    const { records } = runAndUndo(testRecords(), "meta.set", {
      page: "home",
      meta: { useForAll: true },
    });
    expect(readPage(records, "home").meta).toMatchObject({
      useForAll: true,
      isHiddenFromSearch: false,
    });
    runAndUndo(records, "meta.set", {
      page: "home",
      meta: { isHiddenFromSearch: true, useForAll: false },
    });
    runAndUndo(records, "meta.set", { page: "home", meta: {} });
  });

  it("takes no texts, which have their own merge", () => {
    expect(verdict(testRecords(), "meta.set", { page: "home", meta: { title: {} } })).toBe(
      "arguments",
    );
  });
});

it("a language can't come while a page's path begins with its code", () => {
  const start = run(testRecords(), "page.rename", { page: "about", path: "/de/about" }).records;
  expect(verdict(start, "language.add", { language: german, after: null })).toBe("path-language");
});
