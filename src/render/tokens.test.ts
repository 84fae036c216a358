import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { breakpoints, pictureFadeMilliseconds } from "#/site/design-constants.ts";
import { looks } from "#/site/theme.ts";
import { headingLevels, headingSize } from "./type-scale.ts";
import type { TypeDevice } from "./type-scale.ts";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

/** The text from `opening` to the next rule that ends with a brace at the start of a line. */
function block(opening: string): string {
  const start = css.indexOf(opening);
  expect(start).toBeGreaterThanOrEqual(0);
  return css.slice(start, css.indexOf("\n}", start));
}

function pixels(text: string, property: string): number {
  return Number(new RegExp(`${property}: (?:calc\\()?(\\d+)px`).exec(text)?.[1]);
}

/** Pixels (section 9); SHARP is ours. */
const cornerRadii = {
  ROUNDED: { button: 50, input: 25, card: 10 },
  CORNERED: { button: 10, input: 10, card: 10 },
  SHARP: { button: 0, input: 0, card: 0 },
} as const;

describe("tokens.css", () => {
  const devices: [TypeDevice, string][] = [
    ["desktop", ":root {"],
    ["tablet", `@media (max-width: ${breakpoints.navigation}px)`],
    ["mobile", `@media (max-width: ${breakpoints.medium}px)`],
    ["small", `@media (max-width: ${breakpoints.small}px)`],
  ];

  it.each(devices)(
    "THEME-06: has the heading sizes of a %s as headingSize computes them",
    (device, opening) => {
      const rules = block(opening);
      for (const level of headingLevels)
        expect(pixels(rules, `--h${level}`)).toBe(headingSize(level, device, 50));
    },
  );

  it("THEME-06: scales them by 0.75 to 1.25", () => {
    expect(css).toContain("--scale: calc(0.75 + 0.005 * var(--p))");
  });

  it.each([
    ["small", 0, [17, 16, 14]],
    ["desktop", 100, [22, 18, 15]],
  ] as const)(
    "keeps running text readable on a screen that is %s, at %d %",
    (device, percent, sizes) => {
      const sizeOf = (name: string, level: 24 | 32 | 40): number => {
        const rule = `--${name}: (?:clamp|max)\\((\\d+)px, var\\(--h${level}\\) / 2(?:, (\\d+)px)?\\)`;
        const [, least, most = Infinity] = new RegExp(rule).exec(css) ?? [];
        const own = headingSize(level, device, percent) / 2;
        return Math.min(Number(most), Math.max(Number(least), own));
      };
      expect([sizeOf("lead", 40), sizeOf("body", 32), sizeOf("small", 24)]).toEqual(sizes);
    },
  );

  it.each(looks)("THEME-05: has the corner radii of %s", (look) => {
    const rules = block(`[data-look="${look.toLowerCase()}"]`);
    expect(pixels(rules, "--r-button")).toBe(cornerRadii[look].button);
    expect(pixels(rules, "--r-input")).toBe(cornerRadii[look].input);
    expect(pixels(rules, "--r-card")).toBe(cornerRadii[look].card);
  });

  it.each([
    ["ROUNDED", "clamp(1280px, 72vw, 1520px)"],
    ["CORNERED", "1320px"],
    ["SHARP", "1560px"],
  ] as const)("LOOK-05: a page in %s is %s wide", (look, width) => {
    expect(block(`[data-look="${look.toLowerCase()}"]`)).toContain(`--container: ${width};`);
  });

  it("CONST-02: has the times of the specification", () => {
    expect(css).toContain("--popup: 300ms;");
    expect(pictureFadeMilliseconds).toBe(1500);
    expect(css).toContain("--fade: 1.5s;");
  });

  it("CONST-02: has the breakpoints of the specification, in the styles and in scripts", () => {
    expect(Object.values(breakpoints)).toEqual([480, 768, 1024, 1440]);
    for (const width of [breakpoints.small, breakpoints.medium, breakpoints.navigation])
      expect(css).toContain(`@media (max-width: ${width}px)`);
  });

  it("CONST-02: the messenger's opener grows to 1.2 while it is open, as long as popups take", () => {
    const file = new URL("../chrome/messenger.css", import.meta.url);
    const messenger = readFileSync(file, "utf8");
    expect(messenger).toMatch(/\.messenger\[open\] > \.opener \{\s*scale: 1\.2;\s*\}/);
    expect(messenger).toContain("transition: scale var(--popup)");
  });
});
