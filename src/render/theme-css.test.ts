import { describe, expect, it } from "vitest";
import { fontPairIds, fontPairOf } from "#/site/font-pair.ts";
import { namedPalette } from "#/site/palette-fields.ts";
import { createPalette } from "#/site/palette.ts";
import { initialTheme } from "#/site/theme.ts";
import type { Theme } from "#/site/theme.ts";
import { siteCss } from "./site-css.ts";
import { themeAttributes, themeCss, themeProperties } from "./theme-css.ts";

const shop: Theme = {
  ...initialTheme,
  colorMode: "DARK",
  look: "CORNERED",
  fontSize: 69,
  brand: "#ffb000",
  fonts: "tektur-exo-2",
};

function cssOf(theme: Theme): string {
  return themeCss(theme, createPalette(theme), fontPairOf(theme.fonts));
}

describe("themeCss", () => {
  it("gives the theme's own values", () => {
    const css = cssOf(shop);
    expect(css).toContain(
      ':root{--p:69;--font-head:"Tektur","Tektur Fallback",system-ui,sans-serif;',
    );
    expect(css).toContain("--track:-0.02em;--w-head:600;--w-strong:600}");
    expect(css).toContain("--brand:#ffb000;");
    expect(css).toMatch(/--scrim:0\.12 0\.006 7\d;--scrim-light:0\.165 0\.007 7\d\}$/);
  });

  it("puts the colours, and nothing but them, back on what stands on a picture", () => {
    const page = cssOf(shop).split(':root,[data-on="page"]')[1] ?? "";
    expect(page).toContain("--text:");
    expect(page).not.toMatch(/--p:|--font-/);
  });

  it("shortens colours where it can", () => {
    expect(cssOf({ ...shop, colorMode: "EXTRALIGHT" })).toContain("--page:#fff;");
  });

  it.each(fontPairIds)("is small and has no hole with the pair %s", (fonts) => {
    const css = cssOf({ ...shop, fonts });
    expect(css.length).toBeLessThan(830);
    expect(css).not.toMatch(/undefined|NaN|null/);
  });

  it("has every property in themeProperties", () => {
    const properties = themeProperties(shop, createPalette(shop), fontPairOf(shop.fonts));
    for (const [property, value] of Object.entries(properties))
      expect(cssOf(shop)).toContain(`${property}:${value}`);
  });
});

it("STRESS-04: stressed words are in italics where titles have a serif", () => {
  expect(cssOf({ ...shop, fonts: "source-serif-4-commissioner" })).toContain("--stress:italic");
  expect(cssOf(shop)).not.toContain("--stress");
});

describe("capitals", () => {
  const night: Theme = { ...shop, look: "SHARP", fonts: "oswald-mulish" };

  it("LOOK-04: large titles stand in capitals where the look is SHARP and the face narrow, and their letters count as wider", () => {
    const css = cssOf(night);
    expect(css).toContain("--k:0.58;--caps:uppercase;--k-small:0.5;");
    expect(css).toMatch(/\.title:not\([^)]*\)\{text-transform:uppercase\}/);
  });

  it.each([
    [{ ...night, look: "CORNERED" as const }],
    [{ ...night, look: "ROUNDED" as const }],
    [{ ...night, fonts: "manrope-inter" as const }],
  ])("LOOK-04: and nowhere else", (theme) => {
    expect(cssOf(theme)).not.toMatch(/caps|uppercase|k-small/);
  });
});

describe("the palette's nine names", () => {
  it("THEME-08: are custom properties that follow the roles", () => {
    const css = siteCss(shop);
    const names = Object.keys(namedPalette(createPalette(shop)));
    expect(names).toHaveLength(9);
    for (const name of names) {
      const [, role = ""] = new RegExp(`--${name}:var\\((--[a-z-]+)\\)`).exec(css) ?? [];
      expect(cssOf(shop), name).toContain(`${role}:`);
    }
  });
});

describe("themeAttributes", () => {
  it("are the hooks of tokens.css", () => {
    expect(themeAttributes(shop)).toEqual({
      "data-mode": "dark",
      "data-look": "cornered",
      "data-side": "left",
    });
  });
});
