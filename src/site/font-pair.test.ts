import { describe, expect, it } from "vitest";
import { fontFamilyOf, fontPairIds, fontPairOf, fontStack } from "./font-pair.ts";

describe("font pairs", () => {
  it("THEME-07: are twelve", () => {
    expect(fontPairIds).toHaveLength(12);
  });

  it.each(fontPairIds)("%s is named after its two families", (id) => {
    const pair = fontPairOf(id);
    expect(id).toBe(`${pair.heading}-${pair.body}`);
    expect(fontFamilyOf(pair.heading).package).toBe(`@fontsource-variable/${pair.heading}`);
    expect([600, 700]).toContain(pair.headingWeight);
  });

  it("fall back to a face of the same metrics, then to the system's", () => {
    expect(fontStack("exo-2")).toBe('"Exo 2","Exo 2 Fallback",system-ui,sans-serif');
    expect(fontStack("cormorant")).toBe('"Cormorant","Cormorant Fallback",Georgia,serif');
  });
});
