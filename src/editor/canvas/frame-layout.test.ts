import { describe, expect, it } from "vitest";
import { layoutFrame } from "./frame-layout.ts";

const usual = {
  device: "desktop",
  zoom: "fit",
  isCompact: false,
  isPreview: false,
  isOverview: false,
} as const;

describe("layoutFrame", () => {
  it("leaves 52 px on the right for the section's toolbar at every width", () => {
    for (let width = 600; width <= 2600; width += 7) {
      const { left, width: own, zoom } = layoutFrame({ ...usual, stage: { width, height: 848 } });
      expect(width - left - own * zoom).toBeGreaterThanOrEqual(51.999);
      expect(left).toBeGreaterThanOrEqual(28);
    }
  });

  it("shows a page at its real size and in the middle where there is room", () => {
    expect(layoutFrame({ ...usual, stage: { width: 1864, height: 1000 } })).toEqual({
      left: 292,
      top: 30,
      width: 1280,
      height: 970,
      zoom: 1,
    });
    expect(
      layoutFrame({ ...usual, device: "mobile", stage: { width: 1384, height: 848 } }).left,
    ).toBe(497);
  });

  it("fits three quarters of the window's area at 1440 × 900 with panels closed", () => {
    const { width, height, zoom } = layoutFrame({ ...usual, stage: { width: 1384, height: 848 } });
    expect((width * zoom * height * zoom) / (1440 * 900)).toBeGreaterThan(0.75);
  });

  it("fills a phone", () => {
    expect(layoutFrame({ ...usual, isCompact: true, stage: { width: 390, height: 740 } })).toEqual({
      left: 0,
      top: 0,
      width: 390,
      height: 740,
      zoom: 1,
    });
  });
});
