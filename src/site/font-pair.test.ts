import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { fontPackageOf, fontPairIds, fontPairOf, fontStack } from "./font-pair.ts";

const require = createRequire(import.meta.url);

describe("font pairs", () => {
  it("THEME-07: are twelve", () => {
    expect(fontPairIds).toHaveLength(12);
  });

  it.each(fontPairIds)("THEME-07: both faces of %s have Russian letters", (id) => {
    const { heading, body } = fontPairOf(id);
    for (const face of [heading, body]) {
      const file = `${fontPackageOf(face)}/unicode.json`;
      const ranges = z.record(z.string(), z.string()).parse(require(file));
      expect(ranges["cyrillic"], face).toContain("U+0400-045F");
    }
  });

  it.each(fontPairIds)("%s is named after its two families", (id) => {
    const pair = fontPairOf(id);
    expect(id).toBe(`${pair.heading}-${pair.body}`);
    expect([430, 600, 700, 900]).toContain(pair.headingWeight);
  });

  it("fall back to a face of the same metrics, then to the system's", () => {
    expect(fontStack("exo-2")).toBe('"Exo 2","Exo 2 Fallback",system-ui,sans-serif');
    expect(fontStack("cormorant")).toBe('"Cormorant","Cormorant Fallback",Georgia,serif');
  });
});
