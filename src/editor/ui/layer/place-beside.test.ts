import { describe, expect, it } from "vitest";
import { placeBeside } from "./place-beside.ts";

const room = { width: 1000, height: 800 };
const box = { width: 320, height: 200 };

describe("placeBeside", () => {
  it.each([
    [
      "below its anchor",
      { left: 100, top: 100, width: 80, height: 32 },
      { left: 100, top: 138, side: "below" },
    ],
    [
      "above where there is no room below",
      { left: 100, top: 700, width: 80, height: 32 },
      { left: 100, bottom: 106, side: "above" },
    ],
    [
      "within the room at its end",
      { left: 900, top: 100, width: 80, height: 32 },
      { left: 672, top: 138, side: "below" },
    ],
    [
      "within the room over a tall anchor",
      { left: -40, top: -300, width: 900, height: 1400 },
      { left: 8, bottom: 8, side: "below" },
    ],
  ])("stands %s", (_, anchor, result) => {
    expect(placeBeside({ anchor, box, room })).toEqual(result);
  });

  const low = { left: 100, top: 700, width: 80, height: 32 };
  const grown = { ...box, height: 320 };
  const small = { ...box, height: 40 };

  it("LINK-14: what opens upward grows and shrinks away from its anchor: its foot stays", () => {
    const opened = placeBeside({ anchor: low, box, room });
    expect(opened).toEqual({ left: 100, bottom: 106, side: "above" });
    for (const changed of [grown, small])
      expect(placeBeside({ anchor: low, box: changed, room, before: opened })).toEqual(opened);
    expect(placeBeside({ anchor: low, box: small, room })).toEqual({
      left: 100,
      top: 738,
      side: "below",
    });
  });

  it("LINK-14: what lay over its anchor for want of room goes below it once it is small enough for both sides", () => {
    const middle = { ...low, top: 400 };
    const tall = placeBeside({ anchor: middle, box: { ...box, height: 600 }, room });
    expect(tall).toEqual({ left: 100, bottom: 8, side: "below" });
    const shrunk = placeBeside({ anchor: middle, box, room, before: tall });
    expect(shrunk).toEqual({ left: 100, top: 438, side: "below" });
  });

  it("LINK-14: what had opened upward and lay over its anchor goes above it again", () => {
    const opened = placeBeside({ anchor: low, box, room });
    const tall = placeBeside({ anchor: low, box: { ...box, height: 760 }, room, before: opened });
    expect(tall).toEqual({ left: 100, bottom: 8, side: "above" });
    expect(placeBeside({ anchor: low, box: small, room, before: tall })).toEqual(opened);
  });

  it("LINK-14: changes its side only where there is no room left on its own, and there is on the other", () => {
    const high = { ...low, top: 210 };
    const opened = placeBeside({ anchor: low, box, room });
    expect(placeBeside({ anchor: high, box, room, before: opened })).toHaveProperty("top", 248);
    const below = placeBeside({ anchor: low, box: small, room });
    expect(placeBeside({ anchor: low, box, room, before: below })).toEqual(opened);
  });

  it("SPEC-41: belongs right of its anchor, tops in line, and stands left of it where there is no room", () => {
    const tools = { left: 600, top: 120, width: 40, height: 40 };
    const at = (left: number) =>
      placeBeside({ anchor: { ...tools, left }, box, room, side: "end" });
    expect(at(626)).toEqual({ side: "end", left: 672, top: 120 });
    expect(at(627)).toEqual({ side: "end", left: 301, top: 120 });
  });
});
