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

function args(theme: Record<string, unknown>, section = "s") {
  return { page: "home", section, theme };
}
function alone(own: Partial<Section> = {}): Records {
  return {
    ...testRecords(),
    "page:home": testPage("home", [{ ...testSection("s", "Features"), ...own }]),
  };
}
function sectionOf(records: Records): Section {
  return findSection(readPage(records, "home"), "s");
}

describe("section.set", () => {
  it("THEME-09 (R34): gives a section a mode and a side of its own, and the theme's again, each step undone exactly", () => {
    const start = alone();
    const dark = runAndUndo(start, "section.set", args({ colorMode: "DARK" })).records;
    expect(sectionOf(dark)).toEqual({ ...sectionOf(start), colorMode: "DARK" });
    const right = runAndUndo(dark, "section.set", args({ orientation: "RIGHT" })).records;
    expect(sectionOf(right)).toMatchObject({ colorMode: "DARK", orientation: "RIGHT" });
    const light = runAndUndo(right, "section.set", args({ colorMode: "LIGHT" })).records;
    const none = args({ colorMode: null, orientation: null });
    const back = runAndUndo(light, "section.set", none).records;
    expect(sectionOf(back)).toEqual(sectionOf(start));
    expect(sectionOf(back)).not.toHaveProperty("colorMode");
  });

  it.each([
    { colorMode: "BLUE" },
    { colorMode: "" },
    { colorMode: "dark" },
    { orientation: "CENTER" },
    { look: "SHARP" },
    { colorMode: { toString: "DARK" } },
  ])("THEME-09 (R34): refuses %o", (theme) => {
    expect(verdict(alone(), "section.set", args(theme))).toBe("arguments");
    const made = { ...testSection("n", "Features"), ...theme };
    const add = { page: "home", section: made, after: null };
    expect(verdict(alone(), "section.add", add)).toBe("arguments");
  });

  it("THEME-09 (R34): gives the footer a mode and a side of its own, and the theme's again, each step undone exactly", () => {
    const footer = { target: { part: "footer" } };
    const start = alone();
    const theme = { colorMode: "DARK", orientation: "RIGHT" };
    const dark = runAndUndo(start, "section.set", { ...footer, theme }).records;
    expect(dark.site?.footer).toEqual({ ...start.site?.footer, ...theme });
    const back = { ...footer, theme: { colorMode: null, orientation: null } };
    expect(runAndUndo(dark, "section.set", back).records.site?.footer).toEqual(start.site?.footer);
  });

  it.each([
    { target: { part: "navigation" }, theme: { colorMode: "DARK" } },
    { target: { part: "footer" }, theme: { colorMode: "BLUE" } },
    { target: { part: "footer" }, page: "home", section: "s", theme: {} },
    { target: { part: "footer" } },
  ])("THEME-09 (R34): refuses %o", (args) => {
    expect(verdict(alone(), "section.set", args)).toBe("arguments");
  });

  it("THEME-09 (R34): refuses a section that is gone, and one that a newer program made", () => {
    expect(verdict(alone(), "section.set", args({ colorMode: "DARK" }, "x"))).toBe("section-gone");
    const newer = alone({ version: 99 });
    expect(verdict(newer, "section.set", args({ colorMode: "DARK" }))).toBe("template-newer");
  });

  it("THEME-09 (R34): is kept by a swap of the template, its undo, a copy, and a deletion that is undone", () => {
    const own = { colorMode: "DARK", orientation: "RIGHT" } as const;
    const start = alone(own);
    const swap = {
      page: "home",
      section: "s",
      template: "Prices",
      initial: newFields(template("Prices").fields, {
        language: "ru",
        createId: countingIds("i-"),
      }),
    };
    const swapped = runAndUndo(start, "section.swap", swap).records;
    expect(sectionOf(swapped)).toMatchObject({ template: "Prices", ...own });
    const templates = (id: string) => testTemplates.find((one) => one.id === id);
    expect(copySection(sectionOf(start), templates, () => "c1")).toMatchObject(own);
    runAndUndo(start, "section.remove", { page: "home", section: "s" });
  });

  it("THEME-09 (R34): what somebody sets after a swap stays when the swap is undone", () => {
    const initial = newFields(template("Prices").fields, {
      language: "ru",
      createId: countingIds("i-"),
    });
    const swap = { page: "home", section: "s", template: "Prices", initial };
    const { records, inverse } = run(alone(), "section.swap", swap);
    const dark = run(records, "section.set", args({ colorMode: "DARK" })).records;
    expect(sectionOf(runAll(dark, inverse))).toMatchObject({
      template: "Features",
      colorMode: "DARK",
    });
  });
});
