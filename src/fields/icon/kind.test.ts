import { describe, expect, it } from "vitest";
import { nestedFields } from "../nested-fields.ts";
import { iconKind } from "./kind.ts";
import { icon } from "./spec.ts";

const spec = icon({ edited: "place", label: { en: "Icon", ru: "Значок" } });
const stored = (value: unknown) => iconKind.schema(spec, nestedFields).safeParse(value).success;
const codes = (value: string) =>
  iconKind
    .problems?.({
      spec,
      value,
      name: "icon",
      initials: () => [],
      isStart: () => false,
      primary: "en",
      languages: ["en"],
      sampleKind: () => undefined,
      hasHours: false,
      brokenLink: () => undefined,
    })
    .map(({ code }) => code);

describe("an icon", () => {
  it.each(["", "truck", "a-name-of-tomorrow", "a".repeat(60)])("ICON-01: stores %j", (value) => {
    expect(stored(value)).toBe(true);
  });

  it.each(["a".repeat(61), "<svg>", "Truck", "../x", 'a"', null, 7])(
    "ICON-01: stores no %j",
    (value) => {
      expect(stored(value)).toBe(false);
    },
  );

  it("ICON-01: begins as the template's own, and is told where the library hasn't its name", () => {
    expect(iconKind.blank(spec, "place", nestedFields)).toBe("");
    expect(iconKind.isUntouched(spec, "", undefined, nestedFields)).toBe(true);
    expect(iconKind.isUntouched(spec, "truck", undefined, nestedFields)).toBe(false);
    expect([codes(""), codes("truck"), codes("a-name-of-tomorrow")]).toEqual([
      [],
      [],
      ["icon-unknown"],
    ]);
  });
});
