import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  breakpoints,
  cornerRadii,
  pictureFadeMilliseconds,
  popupMilliseconds,
} from "#/site/design-constants.ts";
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

  it.each(looks)("THEME-05: has the corner radii of %s", (look) => {
    const rules = block(`[data-look="${look.toLowerCase()}"]`);
    expect(pixels(rules, "--r-button")).toBe(cornerRadii[look].button);
    expect(pixels(rules, "--r-input")).toBe(cornerRadii[look].input);
    expect(pixels(rules, "--r-card")).toBe(cornerRadii[look].card);
  });

  it("CONST-02: has the times of the specification", () => {
    expect(css).toContain(`--popup: ${popupMilliseconds}ms;`);
    expect(css).toContain(`--fade: ${pictureFadeMilliseconds / 1000}s;`);
  });
});
