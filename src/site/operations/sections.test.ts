import { describe, expect, it } from "vitest";
import { countingIds, testRecords, testSection } from "../../../test/fixtures/document.ts";
import {
  run,
  runAll,
  runAndUndo,
  testContext,
  verdict,
} from "../../../test/fixtures/operations.ts";
import { findTemplate } from "../../../test/fixtures/templates.ts";
import { sectionsPerPage } from "../limits.ts";
import type { Records } from "../records.ts";
import { copySection } from "../section-copy.ts";
import { findSection, readPage } from "./target.ts";

function order(records: Records, page = "home"): string[] {
  return readPage(records, page).sections.map((section) => section.id);
}
function add(id: string, template: string, after: string | null, page = "home") {
  return { page, section: testSection(id, template), after };
}

describe("section.add", () => {
  it("adds a section behind another, or at the end where that is gone", () => {
    expect(
      order(runAndUndo(testRecords(), "section.add", add("n", "Ticks", "hero")).records),
    ).toEqual(["hero", "n", "cards", "pics"]);
    expect(
      order(runAndUndo(testRecords(), "section.add", add("n", "Ticks", "gone")).records),
    ).toEqual(["hero", "cards", "pics", "n"]);
    expect(
      order(
        runAndUndo(testRecords(), "section.add", add("n", "Ticks", null, "about")).records,
        "about",
      ),
    ).toEqual(["n", "ticks", "reply"]);
  });

  it("HEAD-01 (R17): a header stands first, wherever it is dropped, and nothing goes before it", () => {
    expect(
      order(
        runAndUndo(testRecords(), "section.add", add("n", "Hero", "reply", "about")).records,
        "about",
      ),
    ).toEqual(["n", "ticks", "reply"]);
    expect(
      order(runAndUndo(testRecords(), "section.add", add("n", "Ticks", null)).records),
    ).toEqual(["hero", "n", "cards", "pics"]);
  });

  it("HEAD-01 (R17): a page has one header", () => {
    expect(verdict(testRecords(), "section.add", add("n", "Hero", null))).toBe("header-unique");
    expect(verdict(testRecords(), "section.add", add("n", "Bar", null))).toBe("header-unique");
  });

  it("HEAD-01: a unique template stands once on a page", () => {
    expect(verdict(testRecords(), "section.add", add("n", "Reply", null, "about"))).toBe(
      "template-unique",
    );
    expect(verdict(testRecords(), "section.add", add("n", "Reply", null, "prices"))).toBe(
      "allowed",
    );
  });

  it("HEAD-02 (R17): the footer belongs to the site", () => {
    expect(verdict(testRecords(), "section.add", add("n", "Foot", null))).toBe("footer-on-page");
  });

  it(`LIMIT-06: ${sectionsPerPage} sections fit on a page and no more`, () => {
    const many = Array.from({ length: sectionsPerPage - 1 }, (_, i) => ({
      name: "section.add",
      args: add(`n${i}`, "Ticks", null, "prices"),
    }));
    const full = runAll(testRecords(), many);
    expect(order(full, "prices")).toHaveLength(sectionsPerPage);
    expect(verdict(full, "section.add", add("more", "Ticks", null, "prices"))).toBe("page-full");
  });

  it.each([
    ["section-exists", testSection("hero", "Ticks")],
    ["template-unknown", { ...testSection("n", "Ticks"), template: "Nothing" }],
    ["template-newer", { ...testSection("n", "Ticks"), version: 2 }],
    ["field-value", { ...testSection("n", "Ticks"), fields: {} }],
    [
      "field-value",
      {
        ...testSection("n", "Ticks"),
        fields: { ...testSection("n", "Ticks").fields, html: "<b>" },
      },
    ],
    [
      "field-value",
      {
        ...testSection("n", "Ticks"),
        parked: [{ template: "Bar", version: 1, given: "", fields: { title: "x" } }],
      },
    ],
    ["arguments", { ...testSection("n", "Ticks"), id: "a b" }],
    ["arguments", { ...testSection("n", "Ticks"), style: "red" }],
  ])("refuses by %s", (rule, section) => {
    expect(verdict(testRecords(), "section.add", { page: "home", section, after: null })).toBe(
      rule,
    );
  });

  it("says that the page is gone", () => {
    expect(verdict(testRecords(), "section.add", add("n", "Ticks", null, "gone"))).toBe(
      "page-gone",
    );
  });
});

describe("section.remove", () => {
  it.each(["hero", "cards", "pics"])("removes %s, and undoing gives back every byte", (section) => {
    expect(
      order(runAndUndo(testRecords(), "section.remove", { page: "home", section }).records),
    ).not.toContain(section);
  });

  it("says that the section is gone the second time", () => {
    const { records } = run(testRecords(), "section.remove", { page: "home", section: "hero" });
    expect(verdict(records, "section.remove", { page: "home", section: "hero" })).toBe(
      "section-gone",
    );
  });
});

describe("section.move", () => {
  it.each([
    ["cards", "pics", ["hero", "pics", "cards"]],
    ["pics", "hero", ["hero", "pics", "cards"]],
    ["cards", "gone", ["hero", "pics", "cards"]],
    ["cards", "cards", ["hero", "cards", "pics"]],
    ["hero", null, ["hero", "cards", "pics"]],
  ])("moves %s behind %s", (section, after, expected) => {
    expect(
      order(runAndUndo(testRecords(), "section.move", { page: "home", section, after }).records),
    ).toEqual(expected);
  });

  it("HEAD-01 (R17): the header stays first", () => {
    expect(
      verdict(testRecords(), "section.move", { page: "home", section: "hero", after: "cards" }),
    ).toBe("header-first");
    expect(
      order(
        runAndUndo(testRecords(), "section.move", { page: "home", section: "pics", after: null })
          .records,
      ),
    ).toEqual(["hero", "pics", "cards"]);
  });
});

describe("section.duplicate", () => {
  const source = findSection(readPage(testRecords(), "home"), "cards");

  it("puts a copy with new ids behind the original", () => {
    const copy = copySection(source, findTemplate, countingIds("c"));
    const { records } = runAndUndo(testRecords(), "section.duplicate", {
      page: "home",
      section: "cards",
      copy,
    });
    expect(order(records)).toEqual(["hero", "cards", "c1", "pics"]);
    expect(JSON.stringify(copy)).not.toContain("cards");
    expect(findSection(readPage(records, "home"), "c1").fields.title).toEqual(source.fields.title);
  });

  it("HEAD-01 (R17): a header has no second one", () => {
    const copy = copySection(
      findSection(readPage(testRecords(), "home"), "hero"),
      findTemplate,
      countingIds("c"),
    );
    expect(
      verdict(testRecords(), "section.duplicate", { page: "home", section: "hero", copy }),
    ).toBe("header-unique");
  });
});

it("an operation on a section leaves its neighbours the same objects", () => {
  const before = testRecords();
  const { records } = run(before, "text.set", {
    target: { page: "home", section: "cards" },
    path: ["title"],
    language: "ru",
    text: "Новое",
    was: "Заголовок",
  });
  expect(readPage(records, "home").sections[0]).toBe(readPage(before, "home").sections[0]);
  expect(records["page:about"]).toBe(before["page:about"]);
  expect(testContext.templates("Hero")).toBeDefined();
});
