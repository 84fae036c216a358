import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast } from "#/lib/colour/contrast.ts";
import { emptyMeta } from "#/site/page.ts";
import { contrastMinimums } from "#/site/palette.ts";
import type { Section } from "#/site/section.ts";
import { colorModes, initialTheme } from "#/site/theme.ts";
import type { ColorMode, Theme } from "#/site/theme.ts";
import { lateNames } from "./late-names.ts";
import { testFacts, testIndex, testPage, testSection, testSite } from "./render-fixture.ts";
import { createPageRenderer } from "./render-page.ts";
import { siteCss } from "./site-css.ts";

function render(
  sections: readonly Section[],
  colorMode: ColorMode = "LIGHT",
  footer: Section = testSite.footer,
) {
  const theme = { ...testSite.theme, colorMode };
  const renderer = createPageRenderer({
    ...testFacts,
    site: { ...testSite, theme, footer },
    origin: "https://lamp.example",
    links: [],
    scripts: [],
    socialPicture: () => undefined,
    firstMeta: emptyMeta,
  });
  const page = { ...testPage("home", []), sections: [...sections] };
  const entry = testIndex.entries.find((one) => one.id === "home");
  if (!entry) throw new Error("no entry");
  return renderer.page({ page, entry, language: "en", main: renderer.main(page, "en") });
}

const lists = testSection("Feature5", "lists");
const form = testSection("Contact14", "form");

/** The colours that hold within a section of a mode on a page of a theme, by custom property. */
function coloursWithin(theme: Theme, mode: ColorMode): (property: string) => string {
  const own = `[data-mode="${mode.toLowerCase()}"]`;
  const [, css = ""] = siteCss(theme).split(`${own},${own} [data-on="page"]{`);
  const colours = new Map(
    (css.split("}")[0] ?? "").split(";").map((one) => one.split(":") as [string, string]),
  );
  return (property) => {
    const value = colours.get(property) ?? "";
    return value.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
  };
}

/** The rules with the colours of a mode. */
function coloursOf(mode: ColorMode, css: string): string[] {
  const first = lateNames.get("--page");
  const rule = new RegExp(`\\[data-mode="${mode.toLowerCase()}"\\][^{}]*\\{${first}:`, "g");
  return css.match(rule) ?? [];
}

describe("a section's own colour mode", () => {
  it("THEME-09 (R34): stands on the section's root, with the side, and is the theme's where nothing is said", () => {
    const { html } = render([lists, { ...form, colorMode: "DARK", orientation: "RIGHT" }]);
    expect(html).toMatch(/<html[^>]* data-mode="light"[^>]* data-side="left"/);
    expect(html).toMatch(/<section id="comp-lists"[^>]*data-ground="page">/);
    expect(html).toMatch(/<section id="comp-form"[^>]*data-mode="dark" data-side="right"/);
  });

  it("THEME-09 (R34): the footer may have its own, with its colours on the page", () => {
    const own = { ...testSite.footer, colorMode: "DARK", orientation: "RIGHT" } as const;
    const { html, css } = render([lists], "LIGHT", own);
    expect(html).toMatch(/<footer class="footer" data-mode="dark" data-side="right"/);
    expect(coloursOf("DARK", css)).toHaveLength(1);
    expect(render([lists]).html).toMatch(/<footer class="footer">/);
  });

  it("THEME-09 (R34): on a ground in a colour its roles hold, whatever its mode", () => {
    const ground = { ...testSection("ActionBand", "act"), colorMode: "DARK" } as const;
    const { css } = render([lists, ground]);
    const [own = ""] = coloursOf("DARK", css);
    const order = [own, '[data-on="brand"]{'].map((rule) => css.indexOf(rule));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
  });

  it.each(colorModes)(
    "THEME-09 (R34): costs a %s page nothing until it is used, then once a mode",
    (mode) => {
      const others = colorModes.filter((one) => one !== mode);
      const plain = render([lists, form], mode);
      const own = render([{ ...lists, colorMode: mode }, form], mode);
      for (const other of others) {
        const within = `[data-mode="${other.toLowerCase()}"]`;
        expect(plain.css).not.toContain(within);
        expect(own.css).not.toContain(within);
        const once = render([{ ...lists, colorMode: other }, form], mode);
        const twice = render(
          [
            { ...lists, colorMode: other },
            { ...form, colorMode: other },
          ],
          mode,
        );
        expect(coloursOf(other, once.css)).toHaveLength(1);
        expect(coloursOf(other, twice.css)).toHaveLength(1);
        expect(once.css.length - plain.css.length).toBeLessThan(1300);
      }
    },
  );

  it("THEME-09 (R34): has the palette and its contrasts within it, whatever brand colour and mode the site has", () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const colour = fc
      .tuple(byte, byte, byte)
      .map((all) => `#${all.map((one) => one.toString(16).padStart(2, "0")).join("")}`);
    const mode = fc.constantFrom(...colorModes);
    fc.assert(
      fc.property(colour, fc.option(colour), mode, mode, (brand, second, colorMode, own) => {
        fc.pre(colorMode !== own);
        const of = coloursWithin({ ...initialTheme, colorMode, brand, second }, own);
        const least = (role: string, minimum: number, grounds: readonly string[]) => {
          for (const ground of grounds)
            expect(contrast(of(role), of(ground))).toBeGreaterThanOrEqual(minimum);
        };
        const surfaces = ["--page", "--card", "--band"];
        least("--text", contrastMinimums.text, surfaces);
        least("--muted", contrastMinimums.muted[own], surfaces);
        least("--edge", contrastMinimums.edge, surfaces);
        least("--link", contrastMinimums.link, [...surfaces, "--soft"]);
        least("--error", contrastMinimums.message, [...surfaces, "--soft"]);
        least("--on-brand", contrastMinimums.label, ["--brand"]);
        least("--on-badge", contrastMinimums.label, ["--badge"]);
      }),
      { numRuns: 150 },
    );
  });
});
