import { describe, expect, it } from "vitest";
import { number, overlay } from "#/fields/number/spec.ts";
import { alignment, choice } from "#/fields/choice/spec.ts";
import { picture } from "#/fields/picture/spec.ts";
import { text } from "#/fields/text/spec.ts";
import type { Crop } from "../image.ts";
import type { TemplateSpec } from "../section.ts";
import type { Theme } from "../theme.ts";
import { inkNeeded, pictureContrast, shadeNeeded } from "./picture-contrast.ts";

const template: TemplateSpec = {
  id: "Hero",
  version: 1,
  category: "header",
  isUnique: true,
  shades: [0.63, 0.4],
  fields: {
    title: text({ role: "heading" }),
    background: picture({ role: "backdrop", ratio: "16:9", sizes: "100vw" }),
    overlay: overlay(0),
    strength: number({ role: "shade", min: 0, max: 1, step: 0.05, initial: 1 }),
    ink: choice(["light", "dark"], "light", { role: "ink" }),
  },
};
const place = { page: "home", section: "hero", target: { page: "home", section: "hero" } };

function found(
  colour: string | undefined,
  settings: object,
  of: TemplateSpec = template,
  isDarkMode = false,
) {
  const background = { asset: "a", alt: {}, crop: null, focus: null };
  const fields = { background, strength: 0.2, overlay: 0, ink: "light", ...settings };
  const section = { id: "hero", template: "Hero", version: 1, fields };
  const ground = colour === undefined ? undefined : { colour };
  const facts = {
    template: of,
    groundOf: () => ground,
    side: "LEFT" as const,
    primary: "en",
    isDarkMode,
  };
  return pictureContrast(section, place, facts).map(({ code, path, values }) => [
    code,
    path.join("/"),
    values?.["ratio"],
  ]);
}

it("CHECK-16: light words on a light picture that is hardly darkened are warned of, with their contrast", () => {
  expect(found("#e8e4dc", {})).toEqual([["contrast-low", "title", 1.9]]);
  expect(found("#e8e4dc", { strength: 0 })).toEqual([["contrast-low", "title", 1.2]]);
});

it("CHECK-16: they are fine on a dark picture, at full strength, and where the owner darkens all of it", () => {
  expect(found("#20242c", {})).toEqual([]);
  expect(found("#e8e4dc", { strength: 1 })).toEqual([]);
  expect(found("#e8e4dc", { overlay: 0.6 })).toEqual([]);
});

it("CHECK-16: nothing is said of dark words on their own ground, of no picture, of an unknown one, and of other templates", () => {
  expect(found("#e8e4dc", { ink: "dark" })).toEqual([]);
  expect(found("#e8e4dc", { background: null })).toEqual([]);
  expect(found(undefined, {})).toEqual([]);
  const { shades: _shades, ...other } = template;
  expect(found("#e8e4dc", {}, other)).toEqual([]);
});

it("CHECK-16, LOOK-380: nothing is said of dark words on a dark page, where they are light on a veil of full strength", () => {
  const settings = { ink: "dark", strength: 0.2 };
  expect(found("#20242c", settings)).toEqual([["contrast-low", "title", expect.any(Number)]]);
  expect(found("#20242c", settings, template, true)).toEqual([]);
  expect(found("#e8e4dc", { ...settings, ink: "light" }, template, true)).not.toEqual([]);
});

describe("CHECK-16: measured from the picture's pixels", () => {
  const own: TemplateSpec = {
    ...template,
    fields: { ...template.fields, titleAlignment: alignment("title") },
  };
  /** Dark on the left and light on the right. */
  const light = "0000vvvv".repeat(6);
  function contrastOf(
    settings: object,
    side: Theme["orientation"] = "LEFT",
    crop: Crop | null = null,
  ) {
    const background = { asset: "a", alt: {}, crop, focus: null };
    const fields = { background, strength: 0.2, overlay: 0, ink: "light", ...settings };
    const section = { id: "hero", template: "Hero", version: 1, fields };
    // most of it is dark, which says nothing of where the words stand
    const groundOf = () => ({ colour: "#000000", light });
    const found = pictureContrast(section, place, { template: own, groundOf, side, primary: "en" });
    return found.map(({ values }) => values?.["ratio"]);
  }

  it("what is behind the words decides, on the side where they begin", () => {
    expect(contrastOf({ titleAlignment: "start" })).toEqual([]);
    expect(contrastOf({ titleAlignment: "end" })).toEqual([1.5]);
    expect(contrastOf({ titleAlignment: "center" })).toEqual([1.5]);
    expect(contrastOf({ titleAlignment: "start" }, "RIGHT")).toEqual([1.5]);
    expect(contrastOf({ titleAlignment: "end" }, "RIGHT")).toEqual([]);
  });

  it("of a picture that is cut only what is left counts", () => {
    const half = { left: 0, top: 0, width: 0.5, height: 1, turn: 0 };
    expect(contrastOf({ titleAlignment: "end" }, "LEFT", half)).toEqual([]);
    const other = { ...half, left: 0.5 };
    expect(contrastOf({ titleAlignment: "start" }, "LEFT", other)).toEqual([1.5]);
    const sliver = { left: 0.9, top: 0.9, width: 0.01, height: 0.01, turn: 0 };
    expect(contrastOf({ titleAlignment: "start" }, "LEFT", sliver)).toEqual([1.5]);
  });
});

describe("CHECK-16: dark words past their ground", () => {
  const own: TemplateSpec = {
    ...template,
    groundReach: 0.45,
    fields: { ...template.fields, titleAlignment: alignment("title") },
  };
  const long = { en: { text: "Rooms with nothing left to remove" } };
  function contrastOf(
    light: string,
    settings: object = {},
    side: Theme["orientation"] = "LEFT",
  ): unknown[] {
    const background = { asset: "a", alt: {}, crop: null, focus: null };
    const fields = { background, strength: 0.2, overlay: 0, ink: "dark", title: long, ...settings };
    const section = { id: "hero", template: "Hero", version: 1, fields };
    const groundOf = () => ({ colour: "#ffffff", light: light.repeat(6) });
    const found = pictureContrast(section, place, { template: own, groundOf, side, primary: "en" });
    return found.map(({ values }) => values?.["ratio"]);
  }

  it("are warned of on what is dark behind their end, not on what lies under the ground", () => {
    expect(contrastOf("00000000")).toEqual([1.3]);
    expect(contrastOf("vvvv0vvv")).toHaveLength(1);
    expect(contrastOf("0000v000")).toEqual([]);
    expect(contrastOf("vvv0vvvv", {}, "RIGHT")).toHaveLength(1);
    expect(contrastOf("000v0000", {}, "RIGHT")).toEqual([]);
  });

  it("are fine at the shade that they need, where they are short, and in the middle", () => {
    expect(contrastOf("00000000", { strength: 1 })).toEqual([]);
    expect(contrastOf("00000000", { overlay: 0.6 })).toEqual([]);
    expect(contrastOf("00000000", { title: { en: { text: "Quiet rooms" } } })).toEqual([]);
    expect(contrastOf("00000000", { titleAlignment: "center" })).toEqual([]);
    const background = { asset: "a", alt: {}, crop: null, focus: null };
    const fields = { background, strength: 1, overlay: 0, ink: "dark", title: long };
    const section = { id: "hero", template: "Hero", version: 1, fields };
    const groundOf = () => ({ colour: "#ffffff", light: "5".repeat(48) });
    const strength = shadeNeeded(section, { template: own, groundOf, side: "LEFT", primary: "en" });
    expect(strength).toBeLessThan(1);
    expect(contrastOf("55555555", { strength })).toEqual([]);
  });
});

describe("CHECK-22: the shade that words on a picture need", () => {
  function needed(grey: string | undefined, settings: object = {}): number | undefined {
    const background = { asset: "a", alt: {}, crop: null, focus: null };
    const fields = { background, strength: 1, overlay: 0, ink: "light", ...settings };
    const section = { id: "hero", template: "Hero", version: 1, fields };
    const light = grey?.padEnd(48, grey);
    const groundOf = () => ({ colour: "#000000", ...(light && { light }) });
    return shadeNeeded(section, { template, groundOf, side: "LEFT", primary: "en" });
  }

  it("is none on a picture that is dark, or light behind dark words", () => {
    expect(needed("3")).toBe(0);
    expect(needed("v", { ink: "dark" })).toBe(0);
  });

  it("is as strong as 4.5:1 needs and no stronger, which the checks agree with", () => {
    const strength = needed("n") ?? Number.NaN;
    expect(strength).toBeGreaterThan(0.2);
    expect(strength).toBeLessThan(0.8);
    expect(needed("n", { overlay: 0.3 })).toBeLessThan(strength);
    expect(needed("0", { ink: "dark" })).toBeGreaterThan(0.5);
    expect(found("#b8b8b8", { strength })).toEqual([]);
    expect(found("#b8b8b8", { strength: strength - 0.25 })).toHaveLength(1);
  });

  it("goes by the hardest part behind the words, however few are as hard", () => {
    const fifths = (rare: string, rest: string) => (rare + rest.repeat(4)).repeat(10).slice(0, 48);
    expect(needed(fifths("v", "2"))).toBe(needed("v"));
    expect(needed(fifths("0", "v"), { ink: "dark" })).toBe(needed("0", { ink: "dark" }));
    expect(needed("v")).toBeGreaterThan(0.5);
  });

  it("isn’t known of a picture that wasn’t measured, of none, and of other templates", () => {
    expect(needed(undefined)).toBeUndefined();
    expect(needed("n", { background: null })).toBeUndefined();
  });
});

describe("CHECK-41: the colour of words that needs the weaker veil", () => {
  function needed(light: string | undefined, settings: object = {}, of: TemplateSpec = template) {
    const background = { asset: "a", alt: {}, crop: null, focus: null };
    const fields = { background, strength: 1, overlay: 0, ink: "light", ...settings };
    const section = { id: "hero", template: "Hero", version: 1, fields };
    const groundOf = () => ({ colour: "#000000", ...(light && { light: light.repeat(6) }) });
    return inkNeeded(section, { template: of, groundOf, side: "LEFT", primary: "en" });
  }

  it("is light on a dark picture and dark on a light one, whichever they are, also without a shade", () => {
    const { shades: _shades, ...plain } = template;
    for (const one of [template, plain])
      for (const ink of ["light", "dark"]) {
        expect(needed("22222222", { ink }, one)).toBe("light");
        expect(needed("tttttttt", { ink }, one)).toBe("dark");
      }
  });

  it("goes by the hardest part of what lies behind the words", () => {
    expect(needed("b1b1b1b1")).toBe("light");
    expect(needed("vkvkvkvk")).toBe("dark");
  });

  it("isn’t known of a picture that wasn’t measured, of none, and where there is no choice", () => {
    const { ink: _ink, ...others } = template.fields;
    expect(needed(undefined)).toBeUndefined();
    expect(needed("22222222", { background: null })).toBeUndefined();
    expect(needed("22222222", {}, { ...template, fields: others })).toBeUndefined();
  });
});
