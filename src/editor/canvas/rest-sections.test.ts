// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from "vitest";
import { createFakeTimers } from "../testing/fake-timers.ts";
import { restSections } from "./rest-sections.ts";

function setUp() {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((call) => frames.push(call));
  document.body.innerHTML = "<main><section></section></main>";
  document.documentElement.removeAttribute("data-resting");
  const timers = createFakeTimers();
  const rest = restSections(document, timers);
  onTestFinished(() => {
    rest.stop();
    vi.restoreAllMocks();
  });
  const drawFrame = () => frames.splice(0).forEach((call) => call(0));
  const settle = () => {
    timers.pass(400);
    drawFrame();
    drawFrame();
  };
  return { timers, drawFrame, settle };
}

const isResting = () => document.documentElement.hasAttribute("data-resting");

it("sections rest once all of them were drawn", () => {
  const { timers, drawFrame } = setUp();
  timers.pass(400);
  drawFrame();
  expect(isResting()).toBe(false);
  drawFrame();
  expect(isResting()).toBe(true);
});

it("a section that is added wakes the page until it has its size", async () => {
  const { settle } = setUp();
  settle();
  document.querySelector("main")?.append(document.createElement("section"));
  await Promise.resolve();
  expect(isResting()).toBe(false);
  settle();
  expect(isResting()).toBe(true);
});

it("what changes within a section wakes nothing", async () => {
  const { settle } = setUp();
  settle();
  document.querySelector("section")?.append("text");
  await Promise.resolve();
  expect(isResting()).toBe(true);
});

it("another width has all sections drawn again", () => {
  const { timers, drawFrame, settle } = setUp();
  settle();
  window.dispatchEvent(new Event("resize"));
  expect(isResting()).toBe(true);
  timers.pass(400);
  expect(isResting()).toBe(false);
  drawFrame();
  drawFrame();
  expect(isResting()).toBe(true);
});
