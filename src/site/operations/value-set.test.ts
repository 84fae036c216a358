import { describe, expect, it } from "vitest";
import { testRecords } from "../../../test/fixtures/document.ts";
import { runAndUndo, verdict } from "../../../test/fixtures/operations.ts";

const hero = { page: "home", section: "hero" };
const photo = {
  asset: "a1",
  alt: { ru: { text: "Море" } },
  crop: { left: 0, top: 0, width: 1, height: 0.5, turn: 90 },
  focus: { x: 0.5, y: 0.2 },
};

describe("field.set, picture.set, link.set", () => {
  it.each([
    ["field.set", hero, ["titleAlignment"], "end"],
    ["field.set", hero, ["overlay"], 1],
    ["field.set", { page: "about", section: "reply" }, ["event"], "party"],
    ["field.set", { page: "about", section: "reply" }, ["event"], null],
    ["field.set", { part: "navigation" }, ["logoWidth"], 400],
    ["picture.set", hero, ["background"], photo],
    ["picture.set", hero, ["background"], null],
    ["picture.set", { part: "meta", page: "home" }, ["socialImage"], photo],
    ["picture.set", { part: "settings" }, ["favicon"], photo],
    [
      "picture.set",
      { page: "home", section: "pics" },
      ["rows", "pics-1", "items", "pics-2", "image"],
      photo,
    ],
    [
      "link.set",
      hero,
      ["buttons", "hero-1", "link"],
      { kind: "page", page: "about", section: "ticks" },
    ],
    [
      "link.set",
      hero,
      ["buttons", "hero-1", "link"],
      { kind: "address", address: "tel:+79991234567" },
    ],
    ["link.set", hero, ["buttons", "hero-1", "link"], null],
  ] as const)("%s on %j %j, and undoing gives back every byte", (name, target, path, value) => {
    runAndUndo(testRecords(), name, { target, path, value });
  });

  it.each([
    ["field-value", "field.set", ["titleAlignment"], "middle"],
    ["field-value", "field.set", ["overlay"], 1.01],
    ["field-value", "field.set", ["overlay"], -0.01],
    ["arguments", "field.set", ["overlay"], undefined],
    ["field-value", "field.set", ["overlay"], "1"],
    ["field-kind", "field.set", ["title"], {}],
    ["field-kind", "field.set", ["buttons"], []],
    ["field-kind", "field.set", ["background"], null],
    ["field-kind", "link.set", ["background"], null],
    ["field-kind", "picture.set", ["titleAlignment"], null],
    ["field-value", "picture.set", ["background"], "https://example.org/a.png"],
    ["field-value", "picture.set", ["background"], { ...photo, asset: "../../etc" }],
    ["field-value", "picture.set", ["background"], { ...photo, onload: "alert(1)" }],
    [
      "field-value",
      "picture.set",
      ["background"],
      { ...photo, crop: { ...photo.crop, width: null } },
    ],
    [
      "field-value",
      "picture.set",
      ["background"],
      { ...photo, alt: { ru: { text: "x".repeat(2501) } } },
    ],
    [
      "field-value",
      "link.set",
      ["buttons", "hero-1", "link"],
      { kind: "address", address: "javascript:alert(1)" },
    ],
    [
      "field-value",
      "link.set",
      ["buttons", "hero-1", "link"],
      { kind: "address", address: "java\tscript:alert(1)" },
    ],
    ["field-value", "link.set", ["buttons", "hero-1", "link"], "/about"],
    ["item-gone", "link.set", ["buttons", "gone", "link"], null],
  ] as const)("refuses by %s: %s %j", (rule, name, path, value) => {
    expect(verdict(testRecords(), name, { target: hero, path, value })).toBe(rule);
  });

  it("takes an alt text of ten times its limit", () => {
    const value = { ...photo, alt: { ru: { text: "x".repeat(2500) } } };
    expect(
      verdict(testRecords(), "picture.set", { target: hero, path: ["background"], value }),
    ).toBe("allowed");
  });
});
