import { describe, expect, it } from "vitest";
import { filledCrop, turnedSize } from "#/site/turned-picture.ts";
import { areaOf, cropOf, joinTurn } from "./crop-area.ts";
import type { Wanted } from "./crop-view.ts";
import { offsetFor, viewOf } from "./crop-view.ts";

const picture = { width: 600, height: 400 };
const upright: Wanted = { offset: { x: 0, y: 0 }, zoom: 1, turn: { quarters: 0, rest: 0 } };

/** As the frame is drawn: of the ratio, as large as the box around the turned picture. */
function sizesFor(ratio: number, { turn }: Wanted) {
  const box = turnedSize(picture, joinTurn(turn));
  const width = Math.min(box.width, box.height * ratio);
  return { picture, frame: { width, height: width / ratio } };
}

function turned(rest: number, more: Partial<Wanted> = {}): Wanted {
  return { ...upright, turn: { quarters: 0, rest }, ...more };
}

describe("viewOf", () => {
  it("PIC-13: fills the frame upright at zoom 1, up to four times as near", () => {
    const view = viewOf(upright, sizesFor(1.5, upright));
    expect(view).toMatchObject({ zoom: 1, range: { min: 1, max: 4 } });
    expect(view.area).toEqual({ x: 0, y: 0, width: 100, height: 100 });
    expect(cropOf(view.area, 0)).toBeNull();
  });

  it.each([1, -7.5, 30, 45, -45])(
    "PIC-13: comes nearer until a picture turned by %d° fills its frame, and goes back upright",
    (rest) => {
      for (const ratio of [1, 1.5, 0.5, 3]) {
        const wanted = turned(rest, { offset: { x: 900, y: -900 } });
        const view = viewOf(wanted, sizesFor(ratio, wanted));
        expect(view.zoom).toBe(view.range.min);
        expect(view.zoom).toBeGreaterThan(1);
        const crop = cropOf(view.area, rest);
        if (!crop) throw new Error("There is no crop");
        const kept = filledCrop(picture, crop);
        expect(Math.abs(kept.left - crop.left) + Math.abs(kept.width - crop.width)).toBeLessThan(
          1e-4,
        );
        const back = { ...wanted, turn: upright.turn };
        expect(viewOf(back, sizesFor(ratio, back)).zoom).toBe(1);
      }
    },
  );

  it("PIC-13: keeps a nearer zoom, and a place that the picture fills", () => {
    const wanted = turned(5, { zoom: 2.5, offset: { x: 40, y: -30 } });
    const view = viewOf(wanted, sizesFor(1.5, wanted));
    expect(view.zoom).toBe(2.5);
    expect(view.offset.x).toBeCloseTo(40);
    expect(view.offset.y).toBeCloseTo(-30);
  });

  it("PIC-13: quarter turns leave no corners, so that the zoom stays", () => {
    const wanted: Wanted = { ...upright, turn: { quarters: 1, rest: 0 } };
    expect(viewOf(wanted, sizesFor(1.5, wanted)).range.min).toBe(1);
  });
});

describe("offsetFor", () => {
  const wanted = { ...upright, zoom: 2 };
  const sizes = sizesFor(1.5, wanted);
  const view = viewOf(wanted, sizes);

  it("leads to the spot", () => {
    const moved = viewOf({ ...wanted, offset: offsetFor(view, { x: 10, y: 21 }, picture) }, sizes);
    expect(moved.area.x).toBeCloseTo(10);
    expect(moved.area.y).toBeCloseTo(21);
  });

  it("keeps the frame within the picture", () => {
    expect(offsetFor(view, { x: 51, y: -1 }, picture)).toEqual(
      offsetFor(view, { x: 50, y: 0 }, picture),
    );
  });

  it("gives back what was cropped", () => {
    const crop = { left: 0.2, top: 0.1, width: 0.4, height: 0.4, turn: 0 };
    const near = { ...wanted, zoom: 2.5 };
    const offset = offsetFor(viewOf(near, sizes), areaOf(crop), picture);
    expect(cropOf(viewOf({ ...near, offset }, sizes).area, 0)).toEqual(crop);
  });
});
