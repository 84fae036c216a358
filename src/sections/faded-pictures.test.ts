import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { contrast } from "#/lib/colour/contrast.ts";
import { hexOfRgb, rgbOfHex } from "#/lib/colour/hex.ts";
import { hexOfOklch } from "#/lib/colour/oklch.ts";
import { shadeNeeded } from "#/site/checks/picture-contrast.ts";
import { fieldOfRole } from "#/fields/field-of-role.ts";
import { createPalette } from "#/site/palette.ts";
import { colorModes } from "#/site/theme.ts";
import { renderSection, testPicture } from "../../test/render-section.ts";
import { registry, templates } from "./registry.ts";

/** A picture's pixel under a veil of this colour and opacity. */
function faded(pixel: string, veil: string, opacity: number): string {
  const [below, above] = [rgbOfHex(pixel), rgbOfHex(veil)];
  const mix = (channel: "r" | "g" | "b") =>
    above[channel] * opacity + below[channel] * (1 - opacity);
  return hexOfRgb({ r: mix("r"), g: mix("g"), b: mix("b") });
}

/** How opaque the veil of a template is at full strength, by its style. */
function floorOf(id: string): number {
  const folder = id.replaceAll(/([a-z])([A-Z\d])/g, "$1-$2").toLowerCase();
  const style = readFileSync(path.join(import.meta.dirname, folder, "style.css"), "utf8");
  return Number(/--floor: calc\(([\d.]+) \* var\(--strength, 1\)\);/.exec(style)?.[1]);
}

/** Sections with one veil over the whole picture; that of a header is as strong as what lies under its words needs. */
const fading = registry.flatMap(({ id, fields, isUnique }) => {
  if (isUnique) return [];
  const specs = Object.values(fields);
  const named = (role: string) => specs.find((spec) => spec.role === role)?.name ?? "";
  const overlay = specs.find(({ role }) => role === "overlay");
  const onPicture = specs.find(
    (spec) => spec.kind === "choice" && spec.options.includes("picture"),
  );
  const ground = onPicture?.name === undefined ? {} : { [onPicture.name]: "picture" };
  return overlay ? [{ id, named, ground, floor: floorOf(id) }] : [];
});

/** The scrim of light words over a picture, or of dark ones. */
function scrimOf(words: string): string {
  const [l = 0, c = 0, h = 0] = words.split(" ").map(Number);
  return hexOfOklch({ l, c, h });
}

/** How light a part of a picture is, as it is stored: the letters of `lightOf`. */
const lights = "0123456789abcdefghijklmnopqrstuv";

describe.each(fading)("$id", ({ id, named, ground, floor }) => {
  it("SECT-14: at 0 the owner's overlay adds nothing, and any picture carries its text at 4.5:1", () => {
    const patch = { ...ground, [named("backdrop")]: testPicture };
    const html = renderSection({ template: id, patch: { ...patch, [named("overlay")]: 0 } });
    expect(html).toMatch(/data-v="[^"]*overlay:0/);
    expect(templates(id)?.shades).toEqual([floor]);
    for (const colorMode of colorModes) {
      const palette = createPalette({ colorMode, brand: "#1e5fd8", second: null });
      const scrim = scrimOf(palette.scrim);
      for (const pixel of ["#ffffff", "#000000"]) {
        const below = faded(pixel, scrim, floor);
        expect(contrast("#ffffff", below)).toBeGreaterThanOrEqual(4.5);
        // muted words are white at this opacity (tokens.css)
        expect(contrast(faded(below, "#ffffff", 0.88), below)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

describe.each(fading)("$id on a picture that was measured", ({ id, named, floor }) => {
  const template = templates(id);

  /** The share of its full veil that a picture of one grey brings. */
  function strengthOn(light: string, ink: "light" | "dark"): number {
    if (!template) throw new Error(`There is no ${id}`);
    const fields = { [named("backdrop")]: testPicture, overlay: 0, ink };
    const section = { id: "s1", template: id, version: template.version, fields };
    const grey = { colour: "#808080", light: light.repeat(48) };
    const facts = { template, groundOf: () => grey, side: "LEFT" as const, primary: "en" };
    return shadeNeeded(section, facts) ?? Number.NaN;
  }

  it("SECT-155: fades a dark picture little behind light words, and keeps 4.5:1 on every grey", () => {
    expect(strengthOn("0", "light")).toBe(0);
    expect(strengthOn("v", "light")).toBeGreaterThan(0.8);
    for (const [at, light] of [...lights].entries()) {
      const opacity = floor * strengthOn(light, "light");
      // the middle of a step
      const grey = `#${Math.round(((at + 0.5) * 255) / 32)
        .toString(16)
        .padStart(2, "0")
        .repeat(3)}`;
      for (const colorMode of colorModes) {
        const palette = createPalette({ colorMode, brand: "#1e5fd8", second: null });
        const below = faded(grey, scrimOf(palette.scrim), opacity);
        expect(contrast(faded(below, "#ffffff", 0.88), below)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it.runIf(template && fieldOfRole(template.fields, "ink"))(
    "SECT-155: fades a light picture little behind dark words, and keeps 4.5:1 on every grey",
    () => {
      expect(strengthOn("v", "dark")).toBe(0);
      for (const [at, light] of [...lights].entries()) {
        const opacity = floor * strengthOn(light, "dark");
        const grey = `#${Math.round(((at + 0.5) * 255) / 32)
          .toString(16)
          .padStart(2, "0")
          .repeat(3)}`;
        for (const colorMode of ["LIGHT", "EXTRALIGHT"] as const)
          for (const brand of ["#1e5fd8", "#ffe600", "#0b0b0d"]) {
            const { page, card, text } = createPalette({ colorMode, brand, second: null });
            for (const veil of [page, card])
              expect(contrast(text, faded(grey, veil, opacity))).toBeGreaterThanOrEqual(4.5);
          }
      }
    },
  );
});

it("SECT-14: dark words over a picture stand on as much of the page’s own colour", () => {
  const patch = { background: testPicture, ink: "dark" };
  const html = renderSection({ template: "ActionBackdrop", patch });
  expect(html).toContain('data-ink="dark"');
  expect(html).toContain('data-on="tint"');
  for (const colorMode of colorModes) {
    const { page, text } = createPalette({ colorMode, brand: "#1e5fd8", second: null });
    for (const pixel of ["#ffffff", "#000000"])
      expect(contrast(text, faded(pixel, page, 0.7))).toBeGreaterThanOrEqual(4.5);
  }
});

it("SECT-14: these fade their pictures so", () => {
  expect(fading.map(({ id }) => id)).toEqual(["Email1", "Contact14", "ActionBackdrop"]);
});
