import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { logoDefaultWidth, logoRanges } from "#/site/limits.ts";

const css = readFileSync(new URL("./logo.css", import.meta.url), "utf8");

/** The declarations of a logo's picture that a device's width brings; those of no media query are the desktop's. */
function rulesOf(query: string): string {
  const part = css.split("@media").find((one) => one.includes(query)) ?? "";
  return /\.logo__picture img \{([^}]*)\}/.exec(part)?.[1] ?? "";
}

function pixels(rules: string, property: string): number {
  return Number(new RegExp(`${property}: (\\d+)px`).exec(rules)?.[1]);
}

describe("a logo's displayed size", () => {
  it.each([
    ["desktop", ".logo {"],
    ["tablet", "(max-width: 1024px)"],
    ["phone", "(max-width: 768px)"],
  ] as const)("LOGO-02: stays within the range of the %s", (device, query) => {
    const rules = rulesOf(query);
    const { width, height } = logoRanges[device];
    const [smallest, largest] = width;
    expect(rules).toContain(
      `inline-size: clamp(${smallest}px, var(--logo, ${logoDefaultWidth}px), ${largest}px)`,
    );
    expect(pixels(rules, "max-block-size")).toBe(height[1]);
    expect(pixels(rulesOf(".logo {"), "min-block-size")).toBe(height[0]);
  });
});
