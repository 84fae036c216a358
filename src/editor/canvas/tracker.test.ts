// @vitest-environment jsdom
import { expect, it } from "vitest";
import { createTracker } from "./tracker.ts";

function setUp() {
  const frames: (() => void)[] = [];
  const paints: (() => void)[] = [];
  const tracker = createTracker({
    window,
    requestFrame: (call) => frames.push(call),
    cancelFrame: () => frames.splice(0),
    afterPaint(call) {
      paints.push(call);
      return () => paints.splice(0);
    },
  });
  const placed: string[] = [];
  const track = (name: string, movement: "any" | "sections") =>
    tracker.track({ find: () => document.body, place: () => placed.push(name), movement });
  track("text", "any");
  const end = track("edge", "sections");
  const placedBy = (calls: (() => void)[]) => {
    placed.length = 0;
    for (const call of calls.splice(0)) call();
    return placed;
  };
  const nextFrame = () => placedBy(frames);
  const nextPaint = () => placedBy(paints);
  return { tracker, placed, nextFrame, nextPaint, end };
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

it("measures nothing that is typed before it was painted, and then once", () => {
  const { tracker, nextFrame, nextPaint } = setUp();
  tracker.touchPainted("any");
  tracker.touchPainted("sections");
  expect(nextFrame()).toEqual([]);
  expect(nextPaint()).toEqual(["text", "edge"]);
  expect(nextPaint()).toEqual([]);
});

it("measures what was typed with what moves in the same frame", () => {
  const { tracker, nextFrame, nextPaint } = setUp();
  tracker.touchPainted("sections");
  tracker.touch("any");
  expect(nextFrame()).toEqual(["text", "edge"]);
  expect(nextPaint()).toEqual([]);
});
