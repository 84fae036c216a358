import { describe, expect, it } from "vitest";
import { clearSpot } from "./clear-spot.ts";

const size = { width: 40, height: 20 };
const room = { left: 0, top: 0, width: 200, height: 100 };
const above = { left: 100, top: 10 };
const beside = { left: 150, top: 40 };
const title = { box: { left: 90, top: 0, width: 60, height: 25 }, weight: 10 };

describe("a clear spot", () => {
  it("CANV-01: is the first one that lies over nothing", () => {
    expect(clearSpot({ size, room, spots: [above, beside], obstacles: [] })).toEqual(above);
    expect(clearSpot({ size, room, spots: [above, beside], obstacles: [title] })).toEqual(beside);
  });

  it("CANV-01: lies over the least where none is clear", () => {
    const words = { box: { left: 150, top: 40, width: 50, height: 50 }, weight: 1 };
    expect(clearSpot({ size, room, spots: [above, beside], obstacles: [title, words] })).toEqual(
      beside,
    );
    expect(
      clearSpot({
        size,
        room,
        spots: [above, beside],
        obstacles: [{ ...title, weight: 0.1 }, words],
      }),
    ).toEqual(above);
  });

  it("CANV-01: stays within its room, and is judged by where it is then", () => {
    const spots = [{ left: 190, top: -30 }, beside];
    expect(clearSpot({ size, room, spots, obstacles: [] })).toEqual({ left: 160, top: 0 });
    const edge = { box: { left: 180, top: 0, width: 20, height: 20 }, weight: 1 };
    expect(clearSpot({ size, room, spots, obstacles: [edge] })).toEqual(beside);
  });
});
