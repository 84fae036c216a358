import { describe, expect, it } from "vitest";
import { nestedFields } from "../nested-fields.ts";
import { numberKind } from "./kind.ts";
import { number, overlay } from "./spec.ts";

const spec = number({ min: 10, max: 200, initial: 100 });
const stored = (value: unknown) => numberKind.schema(spec, nestedFields).safeParse(value).success;

describe("a number", () => {
  it.each([10, 100.5, 200])("stores %j, within its range", (value) => {
    expect(stored(value)).toBe(true);
  });

  it.each([9, 201, Number.NaN, Number.POSITIVE_INFINITY, "100", null])("stores no %j", (value) => {
    expect(stored(value)).toBe(false);
  });

  it("begins with its starting value, which is no content", () => {
    expect(numberKind.blank(spec, "place", nestedFields)).toBe(100);
    expect(numberKind.isUntouched(spec, 100, undefined, nestedFields)).toBe(true);
    expect(numberKind.isUntouched(spec, 101, undefined, nestedFields)).toBe(false);
    expect(numberKind.isContent).toBe(false);
  });

  it("R29: the darkening of a picture has the specification's name too", () => {
    expect(overlay()).toMatchObject({ min: 0, max: 1, role: "overlay" });
    expect(numberKind.aliases?.anywhere).toEqual({ bgOverlayTransparency: "overlay" });
  });
});
