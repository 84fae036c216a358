// @vitest-environment jsdom
import { expect, it } from "vitest";
import { createTracker } from "./tracker.ts";

function setUp() {
  const frames: (() => void)[] = [];
  const tracker = createTracker({
    window,
    requestFrame: (call) => frames.push(call),
    cancelFrame: () => frames.splice(0),
  });
  const placed: string[] = [];
  const track = (name: string, movement: "any" | "sections") =>
    tracker.track({ find: () => document.body, place: () => placed.push(name), movement });
  track("text", "any");
  const end = track("edge", "sections");
  const nextFrame = () => {
    placed.length = 0;
    for (const call of frames.splice(0)) call();
    return placed;
  };
  return { tracker, placed, nextFrame, end };
}

it("places at once, and once a frame however often something moved", () => {
  const { tracker, placed, nextFrame } = setUp();
  expect(placed).toEqual(["text", "edge"]);
  tracker.touch("sections");
  tracker.touch("any");
  expect(nextFrame()).toEqual(["text", "edge"]);
  expect(nextFrame()).toEqual([]);
});

it("measures no edges of sections while only a text moved", () => {
  const { tracker, nextFrame } = setUp();
  tracker.touch("any");
  expect(nextFrame()).toEqual(["text"]);
});

it("places no more what has ended", () => {
  const { tracker, nextFrame, end } = setUp();
  end();
  tracker.touch("sections");
  expect(nextFrame()).toEqual(["text"]);
});
