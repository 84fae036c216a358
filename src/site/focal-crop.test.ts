import { describe, expect, it } from "vitest";
import { focalCrop } from "./focal-crop.ts";
import { cropSchema } from "./image.ts";

const photo = { width: 1600, height: 900 };

describe("the part of a picture for phones", () => {
  it("IMG-03: is as high as a wide picture, and lies in its middle where no focal point is", () => {
    const part = focalCrop(photo, { crop: null, focus: null }, "4:5");
    expect(part).toEqual({ left: 0.275, top: 0, width: 0.45, height: 1, turn: 0 });
  });

  it("IMG-03: holds the focal point, at the edges too", () => {
    for (const x of [0, 0.1, 0.33, 0.5, 0.9, 1]) {
      const part = focalCrop(photo, { crop: null, focus: { x, y: 0.5 } }, "4:5");
      expect(part.left).toBeLessThanOrEqual(x);
      expect(part.left + part.width).toBeGreaterThanOrEqual(x);
      expect(part.left + part.width).toBeLessThanOrEqual(1);
    }
  });

  it("IMG-03: is as wide as a high picture", () => {
    const part = focalCrop(
      { width: 500, height: 1000 },
      { crop: null, focus: { x: 0.2, y: 1 } },
      "4:5",
    );
    expect(part).toEqual({ left: 0, top: 0.375, width: 1, height: 0.625, turn: 0 });
  });

  it("IMG-03: stays within the owner's crop and keeps its turn", () => {
    const crop = { left: 0.5, top: 0.2, width: 0.4, height: 0.4, turn: 90 };
    const part = focalCrop({ width: 1000, height: 1000 }, { crop, focus: { x: 1, y: 0 } }, "4:5");
    expect(part).toEqual({ left: 0.58, top: 0.2, width: 0.32, height: 0.4, turn: 90 });
    expect(cropSchema.safeParse(part).success).toBe(true);
  });

  it("IMG-03: of a turned picture, it is measured on the turned one", () => {
    const crop = { left: 0, top: 0, width: 1, height: 1, turn: 90 };
    const part = focalCrop(photo, { crop, focus: null }, "4:5");
    expect(part.width).toBe(1);
    expect(part.height).toBeCloseTo((900 / 1600) * 1.25, 3);
  });
});
