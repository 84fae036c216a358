import { describe, expect, it } from "vitest";
import type { Picture } from "#/site/image.ts";
import { altLimit } from "#/site/image.ts";
import { nestedFields } from "../nested-fields.ts";
import { pictureKind } from "./kind.ts";
import { backdrop, picture } from "./spec.ts";

const spec = picture({ ratio: "4:3", sizes: "100vw" });
const photo: Picture = { asset: "a1", alt: {}, crop: null, focus: null };
const told: Picture = { ...photo, alt: { en: { text: "A lamp" } } };
const stored = (value: unknown) => pictureKind.schema(spec, nestedFields).safeParse(value).success;
const codesOf = (value: Picture | null, own = spec) =>
  pictureKind
    .problems?.({
      spec: own,
      value,
      name: "picture",
      initials: () => [],
      isStart: () => false,
      primary: "en",
      languages: ["en"],
      sampleKind: () => undefined,
      hasHours: false,
      brokenLink: () => undefined,
    })
    .map(({ code }) => code);

describe("a picture", () => {
  it.each([null, photo, told, { ...photo, focus: { x: 0, y: 1 } }])("stores %j", (value) => {
    expect(stored(value)).toBe(true);
  });

  it.each(["a1", {}, { ...photo, asset: "../a" }, { ...photo, focus: { x: 2, y: 0 } }])(
    "stores no %j",
    (value) => {
      expect(stored(value)).toBe(false);
    },
  );

  it("without an alt text is warned of, unless it says nothing of its own", () => {
    expect(codesOf(photo)).toEqual(["alt-missing"]);
    expect(codesOf(told)).toEqual([]);
    expect(codesOf({ ...photo, isDecorative: true })).toEqual([]);
    expect(codesOf(photo, backdrop({ ratio: "16:9", sizes: "100vw" }))).toEqual([]);
    expect(codesOf(null)).toEqual([]);
  });

  it("CHECK-25: one that leaves a blank place where it lacks is pointed out", () => {
    const expected = picture({ ratio: "3:2", sizes: "100vw", isExpected: true });
    expect(codesOf(null, expected)).toEqual(["picture-missing"]);
    expect(codesOf(told, expected)).toEqual([]);
  });

  it("is found with its slot, and its alt text as a text where it is read", () => {
    expect(pictureKind.pictures?.(photo, spec)).toEqual([{ picture: photo, spec }]);
    expect(pictureKind.pictures?.(null, spec)).toEqual([]);
    expect(pictureKind.texts?.(told, spec)).toEqual([
      { path: ["alt"], limit: altLimit, text: told.alt },
    ]);
    expect(pictureKind.texts?.({ ...told, isDecorative: true }, spec)).toEqual([]);
  });
});
