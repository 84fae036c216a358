// @vitest-environment jsdom
import { expect, it } from "vitest";
import { createFakeTimers } from "../testing/fake-timers.ts";
import { createDrawTurns } from "./draw-turns.ts";

function setUp() {
  const timers = createFakeTimers();
  const turns = createDrawTurns(timers);
  const drawn: string[] = [];
  const ends = new Map<string, () => void>();
  const take = (name: string, isSeen = () => true) =>
    turns.take({
      isSeen,
      draw(end) {
        drawn.push(name);
        ends.set(name, end);
      },
    });
  return { timers, turns, drawn, take, end: (name: string) => ends.get(name)?.() };
}

it("PICK-11: two thumbnails are drawn at a time, those that are seen first", () => {
  const { drawn, take, end } = setUp();
  take("one");
  take("two");
  take("below", () => false);
  take("three");
  expect(drawn).toEqual(["one", "two"]);
  end("two");
  end("two");
  expect(drawn).toEqual(["one", "two", "three"]);
  end("one");
  expect(drawn).toEqual(["one", "two", "three", "below"]);
});

it("PICK-11: one that never ends holds up the others for three seconds and no longer", () => {
  const { timers, drawn, take, end } = setUp();
  for (const name of ["stuck", "slow", "three", "four", "five", "six"]) take(name);
  timers.pass(2_999);
  expect(drawn).toEqual(["stuck", "slow"]);
  timers.pass(1);
  expect(drawn).toEqual(["stuck", "slow", "three", "four"]);
  // whoever comes late frees no second place
  end("slow");
  expect(drawn).toHaveLength(4);
  end("three");
  expect(drawn).toEqual(["stuck", "slow", "three", "four", "five"]);
});

it("PICK-11: none is drawn while it is scrolled past, but after 500 ms what is still seen", () => {
  const { timers, turns, drawn, take } = setUp();
  let isSeen = true;
  turns.scrolled();
  take("passing", () => isSeen);
  for (let passed = 0; passed < 400; passed += 50) {
    timers.pass(50);
    turns.scrolled();
  }
  isSeen = false;
  take("slow");
  for (let passed = 0; passed < 450; passed += 50) {
    timers.pass(50);
    turns.scrolled();
  }
  expect(drawn).toEqual([]);
  timers.pass(50);
  turns.scrolled();
  timers.pass(50);
  expect(drawn).toEqual(["slow"]);
  timers.pass(100);
  expect(drawn).toEqual(["slow", "passing"]);
});

it("PICK-11: who has left takes no turn, and leaves its own to the next", () => {
  const { drawn, take, end } = setUp();
  const leave = take("one");
  take("two");
  const leaveQueue = take("three");
  take("four");
  leaveQueue();
  leave();
  expect(drawn).toEqual(["one", "two", "four"]);
  end("one");
  take("five");
  expect(drawn).toEqual(["one", "two", "four"]);
});
