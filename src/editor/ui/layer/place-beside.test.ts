import { describe, expect, it } from "vitest";
import { placeBeside } from "./place-beside.ts";

const room = { width: 1000, height: 800 };
const box = { width: 320, height: 200 };

describe("placeBeside", () => {
  it.each([
    ["below its anchor", { left: 100, top: 100, width: 80, height: 32 }, { left: 100, top: 138 }],
    [
      "above where there is no room below",
      { left: 100, top: 700, width: 80, height: 32 },
      { left: 100, top: 494 },
    ],
    [
      "within the room at its end",
      { left: 900, top: 100, width: 80, height: 32 },
      { left: 672, top: 138 },
    ],
    [
      "within the room over a tall anchor",
      { left: -40, top: -300, width: 900, height: 1400 },
      { left: 8, top: 592 },
    ],
  ])("stands %s", (_, anchor, result) => {
    expect(placeBeside(anchor, box, room)).toEqual(result);
  });
});
