import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** A selector that begins with the whole page, asks what stands in it, and goes on to something within. */
const within = /(?:html|body|:root):has\((?:[^()]|\([^()]*\))*\)\s*(?=[^\s{,])[^{,]*/g;

function rulesWithin(style: string): string[] {
  return style.replaceAll(/\/\*.*?\*\//gs, "").match(within) ?? [];
}

it("PICK-14: no rule styles something within the page by what stands anywhere in it: each change would style all of it anew", () => {
  expect(rulesWithin("body:has(> .walk-bar) .stage {}")).toHaveLength(1);
  expect(rulesWithin("html:has(.editor)\n  :is(input, code) {}")).toHaveLength(1);
  expect(rulesWithin("body:has(> .walk-bar) {} html:has(.a:not(.b)), .c {}")).toEqual([]);
  const found = globSync("src/editor/**/*.css").filter(
    (file) => rulesWithin(readFileSync(file, "utf8")).length > 0,
  );
  expect(found).toEqual([]);
});
