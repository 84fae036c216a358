import { describe, expect, it } from "vitest";
import { cropSchema } from "#/site/image.ts";
import { areaOf, cropOf, joinTurn, splitTurn } from "./crop-area.ts";

describe("cropOf", () => {
  it("is nothing for the whole upright picture", () => {
    expect(cropOf({ x: 0, y: 0, width: 100, height: 100 }, 0)).toBeNull();
  });

  it("keeps the area in shares and stays within the picture", () => {
    const crop = cropOf({ x: 12.7, y: 60.04, width: 74.6, height: 40 }, -2);
    expect(crop).toEqual({ left: 0.127, top: 0.6004, width: 0.746, height: 0.3996, turn: -2 });
    expect(cropSchema.safeParse(crop).success).toBe(true);
    expect(crop && areaOf(crop).x).toBeCloseTo(12.7);
  });
});

describe("a turn", () => {
  it.each([0, 12.5, -45, 90, 133, 180, -90, -100.5])(
    "of %d degrees is the same after splitting and joining",
    (turn) => {
      expect(joinTurn(splitTurn(turn))).toBeCloseTo(turn);
      expect(Math.abs(splitTurn(turn).rest)).toBeLessThanOrEqual(45);
    },
  );
});
