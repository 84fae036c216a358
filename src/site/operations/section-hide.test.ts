import { describe, expect, it } from "vitest";
import {
  countingIds,
  testPage,
  testRecords,
  testSection,
} from "../../../test/fixtures/document.ts";
import { run, runAll, runAndUndo, verdict } from "../../../test/fixtures/operations.ts";
import { template, testTemplates } from "../../../test/fixtures/templates.ts";
import { newFields } from "../new-fields.ts";
import type { Records } from "../records.ts";
import { copySection } from "../section-copy.ts";
import type { Section } from "../section.ts";
import { findSection, readPage } from "./target.ts";

function alone(own: Partial<Section> = {}): Records {
  return {
    ...testRecords(),
    "page:home": testPage("home", [{ ...testSection("s", "Features"), ...own }]),
  };
}
function sectionOf(records: Records): Section {
  return findSection(readPage(records, "home"), "s");
}
function hide(hidden: unknown, section = "s") {
  return { page: "home", section, hidden };
}

describe("section.hide", () => {
  it("HIDE-01: hides a section everywhere, on phones, on desktops, and shows it again, each step undone exactly", () => {
    const start = alone({ colorMode: "DARK" });
    let records = start;
    for (const hidden of ["everywhere", "phones", "desktops"] as const) {
      records = runAndUndo(records, "section.hide", hide(hidden)).records;
      expect(sectionOf(records)).toEqual({ ...sectionOf(start), hidden });
    }
    const shown = runAndUndo(records, "section.hide", hide(null)).records;
    expect(sectionOf(shown)).toEqual(sectionOf(start));
    expect(sectionOf(shown)).not.toHaveProperty("hidden");
  });

  it.each([undefined, "", "nowhere", "tablets", true, ["phones"]])(
    "HIDE-01: refuses %j",
    (hidden) => {
      expect(verdict(alone(), "section.hide", hide(hidden))).toBe("arguments");
    },
  );

  it("HIDE-01: refuses a section that is gone, one of a newer program, and a footer that is hidden", () => {
    expect(verdict(alone(), "section.hide", hide("phones", "x"))).toBe("section-gone");
    expect(verdict(alone({ version: 99 }), "section.hide", hide("phones"))).toBe("template-newer");
    const footer = { target: { part: "footer" }, hidden: "phones" };
    expect(verdict(alone(), "section.hide", footer)).toBe("arguments");
  });

  it("HIDE-01: stays through a swap, its undo, a theme of its own, a copy, and a deletion that is undone", () => {
    const start = alone({ hidden: "phones" });
    const initial = newFields(template("Prices").fields, {
      language: "ru",
      createId: countingIds("i-"),
    });
    const swap = { page: "home", section: "s", template: "Prices", initial };
    const swapped = run(start, "section.swap", swap);
    expect(sectionOf(swapped.records)).toMatchObject({ template: "Prices", hidden: "phones" });
    const everywhere = run(swapped.records, "section.hide", hide("everywhere")).records;
    expect(sectionOf(runAll(everywhere, swapped.inverse))).toMatchObject({
      template: "Features",
      hidden: "everywhere",
    });
    const theme = { page: "home", section: "s", theme: { colorMode: "DARK" } };
    const dark = runAndUndo(start, "section.set", theme).records;
    expect(sectionOf(dark)).toMatchObject({ colorMode: "DARK", hidden: "phones" });
    const templates = (id: string) => testTemplates.find((one) => one.id === id);
    expect(copySection(sectionOf(start), templates, () => "c1").hidden).toBe("phones");
    runAndUndo(start, "section.remove", { page: "home", section: "s" });
  });
});
