import { describe, expect, it } from "vitest";
import { markedParts, matchScore } from "./match.ts";

const score = (label: string, typed: string, synonyms?: string): number =>
  matchScore({ label, synonyms }, typed);

describe("PALETTE-01: a command is found", () => {
  it.each([
    ["by how its name begins", "Theme", "the"],
    ["by how any of its words begins", "Page settings", "set"],
    ["by several words in any order", "Page settings", "settings page"],
    ["whatever the case and the marks", "Über uns", "UBER"],
    ["in Russian, with and without its two dots", "Ёлка", "елка"],
    ["by letters in their order", "Redirects", "rdr"],
  ])("%s", (_how, label, typed) => {
    expect(score(label, typed)).toBeGreaterThan(0);
  });

  it("by other words for it", () => {
    expect(score("Tracking", "analytics", "analytics google")).toBeGreaterThan(0);
  });

  it("sooner by its name than by another word, and sooner by its beginning", () => {
    expect(score("Colours", "col")).toBeGreaterThan(score("Theme", "col", "colours"));
    expect(score("Pages", "pa")).toBeGreaterThan(score("Add a page", "pa"));
  });

  it("sooner by the inside of its name than by another word, and by another ending too", () => {
    expect(score("Interface", "face")).toBeGreaterThan(score("Theme", "face", "face"));
    expect(score("Theme", "fonts", "font")).toBeGreaterThan(0);
    expect(score("Темы", "картинку", "картинки")).toBeGreaterThan(0);
  });

  it("by what kind of thing it is", () => {
    expect(matchScore({ label: "Dark", detail: "Appearance" }, "appearance")).toBeGreaterThan(0);
  });

  it("by every word that is typed or not at all", () => {
    expect(score("Page settings", "page zebra")).toBe(0);
    expect(score("Theme", "  ")).toBe(0);
  });
});

describe("what is typed", () => {
  it("is marked wherever a name has it", () => {
    expect(markedParts("Цены и услуги", "цен")).toEqual(["", "Цен", "ы и услуги"]);
    expect(markedParts("Pricing", "zzz")).toEqual(["Pricing"]);
  });
});
