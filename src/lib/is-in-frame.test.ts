import { describe, expect, it } from "vitest";
import { isInFrame } from "./is-in-frame.ts";

const at = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 });

describe("what is seen in a frame of 100 by 100", () => {
  const frame = { width: 100, height: 100, turn: 0 };

  it.each([
    [at(0, 0), true],
    [at(-9, 50), true],
    [at(-10, 50), false],
    [at(50, 99), true],
    [at(50, 100), false],
  ])("PLACE-05: of %o something is: %s", (box, isSeen) => {
    expect(isInFrame(box, frame, 0)).toBe(isSeen);
  });

  it("PLACE-05: a line around a box counts by its half", () => {
    expect(isInFrame(at(-11, 50), frame, 4)).toBe(true);
    expect(isInFrame(at(-12, 50), frame, 4)).toBe(false);
  });

  it("PLACE-05: what is turned shows other corners", () => {
    const turned = { ...frame, turn: 45 };
    expect(isInFrame(at(-15, 45), turned, 0)).toBe(true);
    expect(isInFrame(at(0, 0), turned, 0)).toBe(false);
    expect(isInFrame(at(-31, 45), turned, 0)).toBe(false);
  });
});
