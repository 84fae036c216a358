import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cropSchema } from "./image.ts";
import { filledCrop, fillingZoom, nearestMiddle, turnedSize } from "./turned-picture.ts";

const photo = { width: 300, height: 200 };

/** How far the farthest corner of a crop lies outside its turned picture, in pixels. */
function outside(picture: typeof photo, crop: ReturnType<typeof filledCrop>): number {
  const box = turnedSize(picture, crop.turn);
  const angle = (crop.turn * Math.PI) / 180;
  const corners = [crop.left, crop.left + crop.width].flatMap((x) =>
    [crop.top, crop.top + crop.height].map((y) => ({
      x: (x - 0.5) * box.width,
      y: (y - 0.5) * box.height,
    })),
  );
  return Math.max(
    ...corners.flatMap(({ x, y }) => [
      Math.abs(x * Math.cos(angle) + y * Math.sin(angle)) - picture.width / 2,
      Math.abs(y * Math.cos(angle) - x * Math.sin(angle)) - picture.height / 2,
    ]),
  );
}

describe("a turned picture", () => {
  it("IMG-04: fills its frame the later the further it is turned, and at once upright", () => {
    const zoomAt = (turn: number) => fillingZoom({ picture: photo, frame: photo, turn });
    expect(zoomAt(0)).toBe(1);
    expect(zoomAt(180)).toBeCloseTo(1);
    expect(zoomAt(-7.5)).toBeCloseTo(zoomAt(7.5));
    expect(zoomAt(7.5)).toBeCloseTo(1.187, 3);
    expect(zoomAt(45)).toBeGreaterThan(zoomAt(20));
  });

  it("IMG-04: keeps its frame's middle where it may be, else at the nearest spot", () => {
    const framing = { picture: photo, frame: { width: 100, height: 100 }, turn: 0 };
    expect(nearestMiddle(framing, { x: 20, y: -10 })).toEqual({ x: 20, y: -10 });
    expect(nearestMiddle(framing, { x: 100, y: -60 })).toEqual({ x: 100, y: -50 });
    expect(nearestMiddle(framing, { x: 101, y: -10 })).toEqual({ x: 100, y: -10 });
  });

  it("IMG-04: has no crop with a corner outside it, whatever was stored", () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const part = fc.double({ min: 0.01, max: 1, noNaN: true });
    const turn = fc.double({ min: -359, max: 359, noNaN: true });
    const crops = fc.record({ left: share, top: share, width: part, height: part, turn });
    fc.assert(
      fc.property(crops, (crop) => {
        const filled = filledCrop(photo, crop);
        expect(cropSchema.safeParse(filled).success).toBe(true);
        if (crop.turn % 90 !== 0) expect(outside(photo, filled)).toBeLessThan(0.02);
      }),
    );
  });

  it("IMG-04: leaves crops alone that it fills, and upright ones", () => {
    const inside = { left: 0.3, top: 0.35, width: 0.3, height: 0.25, turn: 10 };
    expect(filledCrop(photo, inside)).toEqual(inside);
    const upright = { left: 0.9, top: 0, width: 0.3, height: 1, turn: -90 };
    expect(filledCrop(photo, upright)).toBe(upright);
  });

  it("IMG-04: keeps the form of what was cropped", () => {
    const box = turnedSize(photo, -7.5);
    const { width, height } = filledCrop(photo, {
      left: 0,
      top: 0,
      width: 1,
      height: 1,
      turn: -7.5,
    });
    expect((width * box.width) / (height * box.height)).toBeCloseTo(box.width / box.height, 3);
  });
});
