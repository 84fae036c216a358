import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { contrast } from "#/lib/colour/contrast.ts";
import { hexOfRgb, rgbOfHex } from "#/lib/colour/hex.ts";
import { hexOfOklch } from "#/lib/colour/oklch.ts";
import { createPalette } from "#/site/palette.ts";
import { colorModes } from "#/site/theme.ts";
import { renderSection, testPicture } from "../../test/render-section.ts";
import { registry } from "./registry.ts";

/** A picture's pixel under a veil of this colour and opacity. */
function faded(pixel: string, veil: string, opacity: number): string {
  const [below, above] = [rgbOfHex(pixel), rgbOfHex(veil)];
  const mix = (channel: "r" | "g" | "b") =>
    above[channel] * opacity + below[channel] * (1 - opacity);
  return hexOfRgb({ r: mix("r"), g: mix("g"), b: mix("b") });
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
  return overlay ? [{ id, named, ground }] : [];
});

describe.each(fading)("$id", ({ id, named, ground }) => {
  const folder = id.replaceAll(/([a-z])([A-Z\d])/g, "$1-$2").toLowerCase();
  const style = readFileSync(path.join(import.meta.dirname, folder, "style.css"), "utf8");
  const veil =
    /--veil: calc\(var\(--floor, ([\d.]+)\) \+ \(1 - var\(--floor, \1\)\) \* var\(--overlay, 0\)\);/;
  const floor = Number(veil.exec(style)?.[1]);

  it("SECT-14: at 0 the owner's overlay adds nothing, and any picture carries its text at 4.5:1", () => {
    const patch = { ...ground, [named("backdrop")]: testPicture };
    const html = renderSection({ template: id, patch: { ...patch, [named("overlay")]: 0 } });
    expect(html).toContain('data-v="overlay:0"');
    for (const colorMode of colorModes) {
      const palette = createPalette({ colorMode, brand: "#1e5fd8", second: null });
      const [l = 0, c = 0, h = 0] = palette.scrim.split(" ").map(Number);
      const scrim = hexOfOklch({ l, c, h });
      for (const pixel of ["#ffffff", "#000000"]) {
        const below = faded(pixel, scrim, floor);
        expect(contrast("#ffffff", below)).toBeGreaterThanOrEqual(4.5);
        // muted words are white at this opacity (tokens.css)
        expect(contrast(faded(below, "#ffffff", 0.88), below)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
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
