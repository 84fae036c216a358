import { describe, expect, it } from "vitest";
import { placeOnClearSide } from "./clear-side.ts";

const room = { left: 0, width: 1000, height: 700 };
const box = { width: 340, height: 140 };
const button = { left: 40, top: 520, width: 140, height: 46 };
const title = { box: { left: 40, top: 300, width: 500, height: 140 }, weight: 10 };
const other = { box: { left: 200, top: 530, width: 120, height: 20 }, weight: 1 };
const nothing = () => [];

describe("CANV-01: what opens beside an element of the page", () => {
  it("is below it where there is room and nothing to cover", () => {
    const anchor = { ...button, top: 300 };
    const place = { anchor, box, room, obstacles: nothing, before: undefined };
    expect(placeOnClearSide(place)).toEqual({ side: "below", left: 40, top: 352 });
  });

  it("is beside it rather than over the title above it", () => {
    const place = { anchor: button, box, room, before: undefined };
    expect(placeOnClearSide({ ...place, obstacles: () => [title, other] })).toEqual({
      side: "end",
      left: 186,
      top: 520,
    });
    expect(placeOnClearSide({ ...place, obstacles: nothing })).toEqual({
      side: "above",
      left: 40,
      bottom: 186,
    });
  });

  it("is before it where the page leaves room there, beside the page too", () => {
    const anchor = { left: 20, top: 500, width: 350, height: 60 };
    const phone = { left: -400, width: 390, height: 700 };
    const place = { anchor, box, before: undefined, obstacles: () => [title] };
    expect(placeOnClearSide({ ...place, room: phone })).toEqual({
      side: "start",
      left: -326,
      top: 500,
    });
  });

  it("stays on its side while it fits there, and goes to another once it doesn't", () => {
    const above = { side: "above", left: 40, bottom: 186 } as const;
    const place = { anchor: button, box, room, before: above, obstacles: () => [title] };
    expect(placeOnClearSide(place).side).toBe("above");
    expect(placeOnClearSide({ ...place, box: { width: 340, height: 520 } }).side).toBe("end");
  });

  it("LINK-201: has room for what it may become from the start, and its beginning stays as it grows", () => {
    const place = { anchor: button, room, before: undefined, obstacles: nothing, height: 400 };
    const opened = placeOnClearSide({ ...place, box });
    expect(opened).toEqual({ side: "end", left: 186, top: 292 });
    for (const height of [141, 300, 400, 200])
      expect(placeOnClearSide({ ...place, box: { width: 340, height }, before: opened })).toEqual(
        opened,
      );
    // with no such room anywhere it stands as near as what it is now
    const low = { ...place, room: { ...room, width: 400 }, anchor: { ...button, top: 300 } };
    expect(placeOnClearSide({ ...low, box })).toEqual({ side: "below", left: 40, top: 352 });
  });

  it("is within the room where no side has any", () => {
    const anchor = { left: 0, top: -100, width: 1000, height: 900 };
    const place = { anchor, box, room, before: undefined, obstacles: nothing };
    expect(placeOnClearSide(place)).toEqual({ side: "below", left: 8, bottom: 8 });
  });
});
